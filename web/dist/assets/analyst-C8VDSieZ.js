var e=`# For analysts

Have a game reviewed: how well each played, every mistake with what was better and the line that shows it, turning points.
\`--html\` makes a page with the graph and the board before each mistake, \`--svg FILE\` the graph alone, \`--json\` all of it for programs:

\`\`\`
parlour review examples/romanian-checkers.sgf
parlour review examples/romanian-checkers.sgf --html > review.html
\`\`\`

In Dog a review goes by what each seat knew, and tells luck from skill; \`--ply N\` studies one decision.

On the site \`/analysis/GAME\` opens any record or position: variations, the bot's opinion while you look, threats, the explorer of all games
that were played there, and an editor for positions. Every finished match has a button for its review. A match that is not over is not analysed,
neither for those who play it nor for those who watch it.

## Positions

A position is one argument in the game's own text; \`start\`, or nothing, is the start, and moves may follow it. \`--rules PRESET\` and
\`--set KEY=VALUE\` choose rules, \`--seed N\` fixes what chance decides, \`--notation spelled\` prints moves as people read them
([notations](../notation/README.md)), and \`--json\` is there where a program would want it. What is wrong is said in one sentence on stderr;
the exit status is 2 for bad usage or bad text and 1 for a failed run.

\`\`\`
parlour moves romanian-checkers '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w'
parlour moves dobutsu --notation spelled            # by the labels of the board
parlour show romanian-checkers --from b1            # where a man may go, on the board
parlour apply romanian-checkers start b1-b3 a4-c4   # the position after some moves
parlour apply cublino-contra CWd3vd5 d3d4 --explain # with what the moves did, in words
parlour status dobutsu start 4C7                    # to move: 1
parlour check dobutsu start Cb3xb2                  # well-formed, valid, legal, and why not
\`\`\`

## What is best

\`\`\`
parlour bestmove cublino-contra --time 500ms        # the best moves, their worth, what is proven
parlour bestmove cublino-contra CWd6vd5 --prove     # who wins for certain, by proof-number search
parlour explore romanian-checkers                   # what was played from here, how it ended: in games of bots
parlour explore dobutsu start Gc4-c3                # with the name of the opening, where players have given it one
parlour explore romanian-checkers --from examples/romanian-checkers.sgf   # in records, files or folders
parlour explore romanian-checkers --db parlour.db   # in the matches of a site
\`\`\`

Of our games only Dōbutsu shōgi has openings with names; they are those that players in Japan use, and stand in
\`crates/games/src/dobutsu/openings.rs\` with who wrote about them.

Dōbutsu shōgi is solved: the table with the value of every position is made in half a minute when it is first needed (\`parlour solve dobutsu\`),
and every bot, review and page that plays this game looks there.

## Records

\`\`\`
parlour replay examples/dobutsu.txt --svg-dir pictures      # check a record, draw the game
parlour replay examples/romanian-checkers.sgf --export record   # from one notation into another
parlour replay examples/dobutsu.txt --gif game.gif          # a moving picture; --svg one that plays by itself
\`\`\`

## Puzzles

Every puzzle was proved to have exactly one answer, and can be proved again ([docs/puzzles.md](../puzzles.md)):

\`\`\`
parlour puzzles --verify cublino-pur
\`\`\`
`;export{e as default};