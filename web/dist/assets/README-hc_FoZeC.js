var e=`# Notations

How positions and moves are written, a page for each game:

- [Dōbutsu shōgi](dobutsu.md)
- [Dog](dog.md)
- [Dominions](dominions.md)
- [Romanian Checkers](romanian-checkers.md)
- [Cublino](cublino.md)

Every move has one *exact* text, which records, protocols and programs use, and one *spelled* text for
people, by the labels on the board. Both are read wherever a move is read; \`--notation exact\` and
\`--notation spelled\` choose what is printed.

\`\`\`
parlour moves dobutsu --notation spelled
parlour moves dobutsu --notation exact
\`\`\`

A position is one argument. \`start\`, or nothing, is the start. What \`parlour show\` draws can be given
back as a position, too:

\`\`\`
parlour status dobutsu "$(parlour show dobutsu)"
\`\`\`
`;export{e as default};