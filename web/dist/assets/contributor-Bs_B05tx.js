var e=`# For contributors

Run the tests in the repository; they install what they need, or say what is missing:

\`./test\`, or some parts of it: \`./test format lint rust\`.

Then read [ARCHITECTURE.md](../../ARCHITECTURE.md), the rooms of the house and the way a move takes through them, and
[CONTRIBUTING.md](../../CONTRIBUTING.md), the house rules and how to add a game, step by step. The smallest whole game is a hundred
lines, \`crates/core/examples/nim.rs\`; in a crate of its own or in this one it gets the command line, the site, a bot and the tests of the
conformance kit (\`crates/kit\`).

Look at what you changed as its user:

\`\`\`
parlour show romanian-checkers start b1-b3 --svg board.svg
parlour games romanian-checkers
\`\`\`

## How things are checked

- **Laws** that every game keeps, along random games: \`crates/kit\`.
- **Vectors** from independent programs: \`tests/vectors\`.
- **Slow twins**: the rules a second time, written as plainly as possible, beside each game's tests.
- **Counts and peers**: \`scripts/correctness\` makes [docs/correctness.md](../correctness.md) and fails if a figure changed.
- **Fuzzing**: every text that is read has a target in \`crates/fuzz-targets\`; the tests run them on the inputs in \`fuzz/corpus\`, and \`fuzz/run\` runs them
  for as long as you like.
- **The real thing**: a browser on a real server, three servers in a storm, PostgreSQL, a terminal in tmux.

A game may also live outside this tree: \`parlour new-game NAME\` writes a crate that compiles, plays and passes the laws at once, and \`examples/outside-game\` is a
whole one.
`;export{e as default};