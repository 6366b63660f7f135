var e=`# Correctness

What was counted, what it was compared with, and where others differ. \`scripts/correctness\` makes this page from real runs and fails if a
figure is not the one in \`docs/correctness.json\`; each section says at which commit it was run. Other programs are installed by their names from
PyPI: open_spiel 2.0.2, pyffish 0.0.90, pgx 2.6.0, jax 0.10.2. All of it takes 415 s of CPU time.

## Counts of lines (perft)

How many lines of so many plies there are from the start, counted to the end of each game; repetition and other rules about the past do not
count. The last ply is counted, not played, and nothing is kept between positions. We know of no published counts for these games beyond
small depths. Dog is counted with the cards of seed 1 as they lie.

| game | rules | depth | lines | compared with |
|---|---|---:|---:|---|
| romanian-checkers | romanian | 1 | 36 | OpenSpiel to depth 4, vectors, slow twin |
|  |  | 2 | 1,244 |  |
|  |  | 3 | 44,952 |  |
|  |  | 4 | 1,563,208 |  |
|  |  | 5 | 55,963,132 |  |
|  |  | 6 | 1,938,494,632 |  |
|  |  | 7 | 68,593,739,064 |  |
| romanian-checkers | mso | 1 | 36 | slow twin |
|  |  | 2 | 1,244 |  |
|  |  | 3 | 44,952 |  |
|  |  | 4 | 1,563,208 |  |
|  |  | 5 | 55,963,132 |  |
|  |  | 6 | 1,938,494,632 |  |
| romanian-checkers | sackson | 1 | 36 | slow twin |
|  |  | 2 | 1,244 |  |
|  |  | 3 | 44,952 |  |
|  |  | 4 | 1,563,208 |  |
|  |  | 5 | 55,963,132 |  |
|  |  | 6 | 1,938,494,632 |  |
| romanian-checkers | openspiel | 1 | 36 | OpenSpiel to depth 4 |
|  |  | 2 | 1,244 |  |
|  |  | 3 | 44,952 |  |
|  |  | 4 | 1,563,208 |  |
|  |  | 5 | 55,963,132 |  |
|  |  | 6 | 1,938,494,632 |  |
| romanian-checkers | romanian, setup=scrambled-eggs | 1 | 32 | slow twin |
|  |  | 2 | 992 |  |
|  |  | 3 | 32,000 |  |
|  |  | 4 | 1,002,260 |  |
|  |  | 5 | 32,396,552 |  |
|  |  | 6 | 1,021,094,088 |  |
| dobutsu | standard | 1 | 4 | Fairy-Stockfish to depth 5, slow twin, every value of the table |
|  |  | 2 | 17 |  |
|  |  | 3 | 123 |  |
|  |  | 4 | 976 |  |
|  |  | 5 | 8,122 |  |
|  |  | 6 | 71,677 |  |
|  |  | 7 | 635,117 |  |
|  |  | 8 | 5,684,459 |  |
|  |  | 9 | 50,503,579 |  |
|  |  | 10 | 452,544,100 |  |
|  |  | 11 | 4,114,112,500 |  |
| cublino-pur | standard | 1 | 7 | vectors, slow twin |
|  |  | 2 | 49 |  |
|  |  | 3 | 805 |  |
|  |  | 4 | 13,225 |  |
|  |  | 5 | 236,836 |  |
|  |  | 6 | 4,248,306 |  |
|  |  | 7 | 89,856,386 |  |
|  |  | 8 | 1,905,571,644 |  |
| cublino-contra | standard | 1 | 7 | vectors, slow twin |
|  |  | 2 | 49 |  |
|  |  | 3 | 511 |  |
|  |  | 4 | 5,329 |  |
|  |  | 5 | 61,247 |  |
|  |  | 6 | 703,902 |  |
|  |  | 7 | 8,813,004 |  |
|  |  | 8 | 110,325,568 |  |
|  |  | 9 | 1,448,135,301 |  |
|  |  | 10 | 19,001,434,274 |  |
| dominions | freeling, size=3 | 1 | 574 | slow twin |
|  |  | 2 | 63,979 |  |
|  |  | 3 | 5,228,448 |  |
|  |  | 4 | 478,187,733 |  |
| dominions | freeling, size=5 | 1 | 2,644 | slow twin |
|  |  | 2 | 402,967 |  |
|  |  | 3 | 49,178,424 |  |
|  |  | 4 | 8,654,923,503 |  |
| dominions | freeling | 1 | 11,320 | slow twin |
|  |  | 2 | 1,947,103 |  |
|  |  | 3 | 266,260,200 |  |
|  |  | 4 | 53,180,443,179 |  |
| dog | braendi | 1 | 5 | vectors, slow twin |
|  |  | 2 | 25 |  |
|  |  | 3 | 100 |  |
|  |  | 4 | 500 |  |
|  |  | 5 | 500 |  |
|  |  | 6 | 600 |  |
|  |  | 7 | 600 |  |
|  |  | 8 | 680 |  |
|  |  | 9 | 3,354 |  |
|  |  | 10 | 45,695 |  |
|  |  | 11 | 295,434 |  |
|  |  | 12 | 1,732,664 |  |
|  |  | 13 | 10,317,932 |  |
| dog | canadian | 1 | 5 | vectors, slow twin |
|  |  | 2 | 25 |  |
|  |  | 3 | 100 |  |
|  |  | 4 | 500 |  |
|  |  | 5 | 500 |  |
|  |  | 6 | 600 |  |
|  |  | 7 | 780 |  |
|  |  | 8 | 1,846 |  |
|  |  | 9 | 10,369 |  |
|  |  | 10 | 123,098 |  |
|  |  | 11 | 669,120 |  |
|  |  | 12 | 4,386,696 |  |
|  |  | 13 | 22,521,566 |  |
| dog | libdog | 1 | 4 | vectors, slow twin |
|  |  | 2 | 24 |  |
|  |  | 3 | 120 |  |
|  |  | 4 | 600 |  |
|  |  | 5 | 600 |  |
|  |  | 6 | 980 |  |
|  |  | 7 | 3,626 |  |
|  |  | 8 | 9,694 |  |
|  |  | 9 | 147,113 |  |
|  |  | 10 | 1,326,263 |  |
|  |  | 11 | 5,218,839 |  |
| dog | braendi, players=2 | 1 | 2 | slow twin |
|  |  | 2 | 4 |  |
|  |  | 3 | 12 |  |
|  |  | 4 | 114 |  |
|  |  | 5 | 415 |  |
|  |  | 6 | 1,771 |  |
|  |  | 7 | 4,748 |  |
|  |  | 8 | 14,612 |  |
|  |  | 9 | 30,853 |  |
| dog | braendi, players=6 | 1 | 5 | slow twin |
|  |  | 2 | 25 |  |
|  |  | 3 | 150 |  |
|  |  | 4 | 600 |  |
|  |  | 5 | 3,000 |  |
|  |  | 6 | 15,000 |  |
|  |  | 7 | 18,750 |  |
|  |  | 8 | 22,500 |  |
|  |  | 9 | 22,500 |  |
|  |  | 10 | 27,000 |  |
|  |  | 11 | 30,600 |  |

<img src="pictures/perft.svg" width="640" alt="Lines by depth, one curve a game">

*Run at 0931a78, 2026-11-18; 135 s of CPU time: \`scripts/correctness perft\`.*

## Romanian Checkers beside OpenSpiel

500 random games of OpenSpiel's \`lines_of_action\`, half of them inclined to move back, 56,482 positions, against the preset
\`openspiel\`: the same legal moves in every position and the same result of every game. **Differences: 0.** OpenSpiel's own counts to depth 4
are 36, 1,244, 44,952, 1,563,208, those above.

The presets differ from OpenSpiel's rules by choice: under \`romanian\` and \`mso\` a move that connects both sides is a draw, under OpenSpiel's
rules and Sackson's it wins; OpenSpiel ends a game when a board comes back for the first time, the others at the third occurrence.

*Run at 0931a78, 2026-11-18; 4 s of CPU time: \`scripts/correctness openspiel\`.*

## Dōbutsu shōgi beside Fairy-Stockfish

400 random games through pyffish (variant \`dobutsu\`), 5,582 positions. In all 5,182 positions in which the game goes on
the legal moves are the same; its counts to depth 5 are 4, 17, 123, 976, 8,122, those above. Endings:

| ending | games |
|---|---:|
| over here and there | 288 |
| over here by a try, not there | 34 |
| over here by repetition; there a matter of claiming it | 78 |

**The one difference in the rules** is a lion that goes to the far row where it could be taken, and is not taken. Here it has won, as the game's rule has it: a lion
that reaches the far row wins unless it is taken at once. Fairy-Stockfish looks only whether the lion is safe when it arrives, and lets the game go on
without an end for this lion: by the rule its answer is the wrong one. It matters only after a blunder, so no value of the table depends on it.

*Run at 0931a78, 2026-11-18; 13 s of CPU time: \`scripts/correctness fairy\`.*

## Dōbutsu shōgi beside pgx

40 random games of \`animal_shogi\`, half of them inclined to move back, 1,894 positions, with the moves that pgx allows:

| | number |
|---|---:|
| positions with the same legal moves | 257 |
| positions in which pgx leaves out moves that expose the lion | 1,637 |
| positions with other moves | 0 |
| games won by the same side, by a try | 8 |
| games that pgx ends by mate, one ply or more before the lion is taken | 14 |
| games drawn here and there | 18 |
| third occurrences that pgx does not see | 0 |
| draws by repetition that are none | 0 |
| games with another result | 0 |

- **Moves that expose the lion.** The rules of Dōbutsu do not forbid them; the lion is taken and the game is over. pgx takes over the rule of shogi and
  leaves them out, and so ends a game by mate where here the lion must be taken. The winner is the same; the number of plies and the moves of a player who errs are not.
- **Repetition.** Both draw at the third occurrence. pgx keeps a key of the position that a move without a capture also changes at the place of a chick in hand
  (its index −1 becomes 0), so that a position that comes back after an odd number of moves a side has another key. After \`0G3 Bg8 3G6 8g5\` and twice
  \`1L3 Al8 3L0 8lB 0L1 BlA\` the game is drawn (repetition) here; in pgx it goes on: by the rule its answer is the wrong one.
- **Length.** pgx ends every game after 256 plies as a draw; here there is no such rule.
- Promotion is the same: a chick that steps onto the far row becomes a hen, one that is dropped there does not, and a hen that is taken is a chick again.

*Run at 0931a78, 2026-11-18; 13 s of CPU time: \`scripts/correctness pgx\`.*

## Dōbutsu shōgi, solved

The table of all values is made anew and compared with what Tetsurō Tanaka published in 2009:

| | here | Tanaka | |
|---|---:|---:|---|
| positions that can arise | 246,803,167 | 246,803,167 | the same |
| of these not decided at once | 99,485,568 | 99,485,568 | the same |
| the start | lost in 78 plies | lost in 78 plies | |

The table file has 30,625,262 bytes; its SHA-256 is \`a53bee337d9168781cc0ca7d22cf36351553c48c291744e8c4606072b6321331\`.

Positions in the table, one of each pair of mirror images, not won at once: 116,734,644; drawn: 3,357,850; won by exactly one move:
17,753,131; lost by whoever is to move: 22,692; legal moves on average: 9.331; the longest win takes
173 plies.

<img src="pictures/dobutsu-depths.svg" width="640" alt="Positions by plies to the end">

*Run at 0931a78, 2026-11-18; 189 s of CPU time: \`scripts/correctness table\`.*

### Every value

What \`parlour verify dobutsu\` says:

\`\`\`text
positions: 249442767
won positions: 188377024
positions won at once: 132708123
lost positions: 57707893
drawn positions: 3357850
rounds: 87
every value follows from its moves; the first position is lost in 78
\`\`\`

*Run at 0931a78, 2026-11-18; 61 s of CPU time: \`scripts/correctness values\`.*

## What the tests check every time

- **Slow twins**: the rules of every game a second time, as plainly as possible, in \`crates/games/tests\`. Tests and fuzz targets (\`twin_*\`) compare legal moves,
  what they lead to, endings and keys, in games and on boards that no game reaches. Dog's twin knows what each card can do to the board, but for triples and \`start_protects\`.
- **Vectors**: positions, moves, games and endings from independent programs, each file with its source (\`tests/vectors\`).
- **Laws** along random games under every preset: the conformance kit.
- **Fuzzing**: every text that is read; the figures are in [BENCHMARKS.md](../BENCHMARKS.md#fuzzing).
`;export{e as default};