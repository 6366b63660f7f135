var e=`# For operators

Run a site with a database of its own, and copy the database while people play:

\`\`\`
parlour serve --db club.db
parlour backup monday.db
\`\`\`

That is all a club needs: one program, one file. [docs/operating.md](../operating.md) has the systemd unit, the reverse proxy, backup and restore, upgrades,
what to watch and the limits; [docs/scaling.md](../scaling.md) what a game costs and what several servers at one PostgreSQL hold.

\`\`\`
parlour worker --db postgres://…                    # helps a site with its reviews
parlour move-database parlour.db postgres://…       # and back; several servers share a PostgreSQL
parlour man --out man1                              # manual pages
parlour completions bash                            # for your shell
\`\`\`

Whoever writes a client finds everything that travels in [docs/api.md](../api.md).

The site prints a set-up token while nobody looks after it: the first account that is made with it may moderate. How a package or a container is made is told in
[docs/releasing.md](../releasing.md).
`;export{e as default};