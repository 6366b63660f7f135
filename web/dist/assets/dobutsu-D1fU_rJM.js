var e=`# Notation of Dōbutsu shōgi

## Board

Files a to c from the left, ranks 1 to 4 from above, as on the commercial sets. Sente sits below and
moves first. The exact notation numbers the squares with one hexadecimal digit each, from the lower
right to the upper left:

\`\`\`
  a b c          a b c
1 B A 9        1 g l e
2 8 7 6        2 . c .
3 5 4 3        3 . C .
4 2 1 0        4 E L G
\`\`\`

On the left the digits, on the right the start. So b3 is 4, and a1 is B.

| letter | piece | goes |
|---|---|---|
| L | lion | one step in every direction |
| G | giraffe | one step up, down, left or right |
| E | elephant | one step diagonally |
| C | chick | one step forward |
| R | rooster, a promoted chick | one step in every direction but diagonally back |

Capital letters are Sente's pieces, small letters Gote's.

## Positions

\`T/BA9/876/543/210/H\`: who is to move (\`S\` or \`G\`), the four ranks from above with \`-\` for an empty
square, and the pieces in hand, each in the case of its owner, \`-\` for none.

| text | means |
|---|---|
| \`S/gle/-c-/-C-/ELG/-\` | the start |
| \`G/l-R/-e-/-C-/L--/Geg\` | Gote to move; Sente holds a giraffe, Gote an elephant and a giraffe |

Hands are read in any order and written giraffes, elephants, chicks, Sente's first. SFEN and FEN of shogi
programs are read as well: \`gle/1c1/1C1/ELG b - 1\`. So is a drawing; Sente is to move unless a line says
\`Gote to move\`.

\`\`\`
parlour show dobutsu G/l-R/-e-/-C-/L--/Geg
parlour moves dobutsu 'gle/1c1/1C1/ELG b - 1'
\`\`\`

## Moves

| exact | spelled | means |
|---|---|---|
| \`4C7\` | \`Cb3xb2\` | the chick on b3 takes on b2 |
| \`0G3\` | \`Gc4-c3\` | the giraffe goes from c4 to c3 |
| \`7CA+\` | \`Cb2-b1+\` | the chick goes to b1 and becomes a rooster |
| \`*g5\` | \`G*a3\` | Gote drops a giraffe on a3 |

Exact: the square it leaves (\`*\` for a drop), the piece in the case of its owner, the square it reaches,
\`+\` if it promotes. Spelled: the piece, the square it leaves, \`x\` for a capture or \`-\`, the square it
reaches, \`+\` if it promotes; a drop is the piece, \`*\` and the square. The piece and the sign may be left
out: \`b3b2\`. What shogi programs send is read, too: \`2c2b\`, \`G*3c\` (files 1 to 3 from the right, ranks a to
d from above).

A promotion is never a choice: a chick that walks onto the last rank always promotes, a dropped one never
does.

\`\`\`
parlour apply dobutsu start Cb3xb2
parlour apply dobutsu start 4C7 Al7
parlour check dobutsu start b3b2
\`\`\`
`;export{e as default};