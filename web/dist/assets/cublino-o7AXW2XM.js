var e=`# Notation of Cublino

Pur and Contra are written alike. The first letter of a position tells which of the two it is, so that
\`cublino\` will do as the name of the game wherever a position is given.

## Board

Columns a to g from the left, rows 1 to 7 from below, as White sees it. White begins on row 1 and goes to
row 7, Black the other way.

## How a die lies

A letter from a to x says how a die lies: first by the number on top, then by the number that looks
towards row 7. A capital letter is White's die, a small one Black's. Opposite faces add up to seven; with 1
on top and 2 towards row 7, the face towards column a is 3.

| letter | top | towards row 7 | towards a | tipped to row 7 | to row 1 | to g | to a |
|---|---|---|---|---|---|---|---|
| a | 1 | 2 | 3 | q | h | j | n |
| b | 1 | 3 | 5 | m | l | r | f |
| c | 1 | 4 | 2 | i | p | g | s |
| d | 1 | 5 | 4 | e | t | o | k |
| e | 2 | 1 | 4 | u | d | m | i |
| f | 2 | 3 | 1 | n | k | b | v |
| g | 2 | 4 | 6 | j | o | w | c |
| h | 2 | 6 | 3 | a | x | l | p |
| i | 3 | 1 | 2 | v | c | e | q |
| j | 3 | 2 | 6 | r | g | u | a |
| k | 3 | 5 | 1 | f | s | d | x |
| l | 3 | 6 | 5 | b | w | t | h |
| m | 4 | 1 | 5 | w | b | q | e |
| n | 4 | 2 | 1 | s | f | a | u |
| o | 4 | 5 | 6 | g | r | x | d |
| p | 4 | 6 | 2 | c | v | h | t |
| q | 5 | 1 | 3 | x | a | i | m |
| r | 5 | 3 | 6 | o | j | v | b |
| s | 5 | 4 | 1 | k | n | c | w |
| t | 5 | 6 | 4 | d | u | p | l |
| u | 6 | 2 | 4 | t | e | n | j |
| v | 6 | 3 | 2 | p | i | f | r |
| w | 6 | 4 | 5 | l | m | s | g |
| x | 6 | 5 | 3 | h | q | k | o |

White's dice begin as \`W\`, Black's as \`v\`: six on top, four towards the enemy.

## Positions

\`P\` or \`C\` for Pur or Contra with White to move, \`p\` or \`c\` with Black to move; then three characters for
each die: how it lies and whose it is, its column, its row. Dice are read in any order and written by
rows, row 1 first.

| text | means |
|---|---|
| \`PWa1Wb1Wc1Wd1We1Wf1Wg1va7vb7vc7vd7ve7vf7vg7\` | the start of Pur |
| \`CWd3vd5\` | Contra, White to move, a die on d3 and a black one on d5 |

In Pur each side has seven dice, in Contra at most seven.

\`\`\`
parlour show cublino CWd3vd5
parlour check cublino-pur start a1a2
\`\`\`

\`show\` draws each die as its letter with the number on top, capital letters White's: \`W6\`, \`v6\`. Such a
drawing is read as a position, too; White is to move unless a line says \`Black to move\`.

## Moves

The cells one after the other: \`a1a2\` is a tip, \`a1c1\` a jump, \`b1b2d2d4\` a tip and two jumps. Who cannot
move plays \`pass\`. There is no other spelling for people. A chain that comes back to a cell is read as the
chain without the loop.

\`\`\`
parlour moves cublino-pur PWb1Ge1Wg1Le2Bc3Bd3ff3Lc4qe4cd5if6va7ve7vg7
parlour apply cublino CWd3vd5 d3d4 --explain
\`\`\`
`;export{e as default};