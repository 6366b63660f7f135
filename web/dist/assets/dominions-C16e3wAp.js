var e=`# Notation of Dominions

## Tiles

A tile's number is the sum of its beams:

| beam | N | NW | SW | S | SE | NE |
|---|---|---|---|---|---|---|
| adds | 1 | 2 | 4 | 8 | 16 | 32 |

So 63 has all six beams, 9 is a straight line from N to S, and 1, 2, 4, 8, 16 and 32 have one beam each.
Each player has the tiles 1 to 63 once. Tiles never turn.

## Cells

A letter and a number: \`i9\` is the middle of the largest board. Cells of one letter lie on a line from the
lower left to the upper right, cells of one number on a line from the lower right to the upper left; \`parlour show\`
prints the letters at the lower left and the numbers at the lower right. On the board with 9 cells a side
the letters are a to q and the numbers 1 to 17, and a cell exists where letter and number, counted alike,
differ by at most 8. With \`--set size=N\` a side has N cells, from 3 to 9; the inventor's
board is the largest.

\`\`\`
parlour show dominions start P63i9 P55h8
parlour show dominions --set size=4
\`\`\`

In drawings \`63w\` is White's tile 63, white on top, and \`55B\` a tile that White owns and that shows black.

## Positions

A list with commas of \`CELL:TILE\`, then \`W\` or \`B\` for the owner and \`w\` or \`b\` for the colour on top; \`-\` for
the empty board; a blank; the side to move, \`W\` or \`B\`; a blank; how many passes were just made, 0, 1 or 2.

| text | means |
|---|---|
| \`- W 0\` | the start |
| \`h8:55Bb,i9:63Ww W 0\` | two tiles lie, White is to move |

\`e9:2Wb\` would be White's tile 2, flipped to black. Hands follow from the owners. The drawing of \`parlour show\` is
read as a position, too.

\`\`\`
parlour status dominions 'h8:55Bb,i9:63Ww W 0'
\`\`\`

## Moves

\`P\`, the tile, the cell: \`P63i9\`; or \`pass\`, in any case. For people a tile is called by its beams: \`N+SW+NE e3\`
is tile 37 on e3, and \`all i9\` the tile with all six on i9. Both are read everywhere, the beams in any order.

\`\`\`
parlour apply dominions start P63i9 P55h8 Pass
parlour apply dominions start 'all i9' 'N+NW+SW+SE+NE h8' pass
\`\`\`

Whole games are written as the inventor does, \`W[P63i9] B[P55h8] …\`, a pass as \`W[pass]\`; \`parlour replay\` reads
them and \`--export txt\` writes them. Either form of a move is read wherever a move is read.

## The board on its point, and as bytes

The same board turned by a sixth has rows of cells that stand on a point. There the beams are numbered
clockwise from the top right:

| beam | top right | right | bottom right | bottom left | left | top left |
|---|---|---|---|---|---|---|
| is | N | NE | SE | S | SW | NW |
| adds | 1 | 2 | 4 | 8 | 16 | 32 |

As bytes a board is one byte for each cell, row by row from the top: these six bits, 64 if the tile is
Black's, 128 if it shows black; 00 is an empty cell. On the board with 9 cells a side the rows begin at bytes
0, 9, 19, 30, 42, 55, 69, 84, 100, 117, 133, 148, 162, 175, 187, 198 and 208. Written in hexadecimal digits,
with blanks and line breaks wherever one likes, they are read as a position; \`W\` or \`B\` and the passes may
follow, otherwise the number of tiles tells who is to move.

\`\`\`
parlour show dominions start P63i9 P55h8 --board pointed
parlour show dominions start P63i9 P55h8 --board bytes
parlour status dominions "$(parlour show dominions start P63i9 --board bytes)"
\`\`\`
`;export{e as default};