var e=`# Parlour

One home for five board games: Dog, Cublino (Pur and Contra), Romanian Checkers, Dōbutsu shōgi and Dominions. This book has a chapter
for each kind of guest; each begins with a thing to do. All commands in it are run by the tests, so they do what they say.

To follow it, put \`parlour\` on your path: \`cargo install --path crates/cli\` in the repository, with Rust 1.95 or newer. Then see
what there is:

\`\`\`
parlour games
\`\`\`

- [For players](player.md): in the browser, in the terminal, against bots and friends
- [For analysts](analyst.md): reviews, best moves, proofs, exact values, puzzles, pictures
- [For engine authors](engine-author.md): let a program play, and measure how well
- [For researchers](researcher.md): actions, observations, batches, perft, what was checked
- [For operators](operator.md): a site for a club, and for more than a club
- [For contributors](contributor.md): the house, its tests, a game of your own
`;export{e as default};