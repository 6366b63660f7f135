var e=`# For players

Start the house and open the page that it names:

\`\`\`
parlour serve
\`\`\`

Choose a game on the first page, or take the tour of one: it explains the rules move by move on a real board. Against the computer you choose how
strong it plays, from 0 to 10; a friend gets a link, and whoever finds the chair open in the lobby may sit down. There are clocks of minutes and of days,
takebacks and draws by agreement, and every rule on which tables differ can be chosen. Cards that are hidden stay hidden: the page is told
only what its seat sees. Without a network the page plays on by itself.

## In the terminal

\`\`\`
parlour play romanian-checkers --seats me,bot:2
\`\`\`

\`parlour play\` alone asks what to play; \`parlour play dog\` begins at once, against bots that a beginner can
beat. \`parlour play dog --seats me,bot:6\` fills the terminal with the board, in colour:

\`\`\`
 Dog  Red: 3 steps: which piece?
                                                                 ▸ R  Red, person
                                                                   Y  Yellow, bot:6 ▮▮▮
                G  G▐    () () () () ()                            G  Green, bot:6 ▮▮▮
                G  G     () ()       Y▐                            B  Blue, bot:6 ▮▮▮
                 2       () ()       ()
                         () ()       ()                          played: 31 cards
                         () ()       ()                           A¹  2²  3²  4¹  5¹  6¹  7³
                      ()                ()             1  Y  Y   10   J²  Q³  K³  X¹
                   ()                      ()             Y  ()  A round of 5 cards, begun by
                ()                            ()                 Yellow.
 () () () () ()                                  () () () () ()  Red is to play.
 ()                                              () () () () ()  Green still has the 2 you gave.
 ()                                                          ()  stack (66)
 () () () () ()                                              B▐
 () () () () ()                                  () () () () ()  R:GA Y:G? G:G? B:G? R:F Y:F G:A#
                ()                            ()                 B:K# G:T0 B:Q0 G:90 B:T0 G:50 B:707
 () B              ()                      ()                    G:30 B:707 G:20 B:J020 Y:G? G:G?
 B  B  3              ()                ()                       B:G? R:G2 Y:K# G:707 B:80 R:K#
                         ()       () ()                          Y:XA0 G:DJ B:80
                         ()       () ()
                         ()       () ()      0
                         ()       () ()    R  R
                         () () () () R<    () R

 Yellow XA0: joker, a joker as ace, ring 16 → ring 27
 Green DJ: jack, Green lays down a jack
 Blue 80: 8, ring 5 → ring 13
 hand of Red
 3     5     7     Q
   3     5     7     Q
 piece on P0: red piece, blocking                                   ? help  h hint  u undo  q leave
\`\`\`

Arrows, Tab or the mouse go to what may be touched, Enter touches it; \`u\` takes back, \`h\` gives a hint,
\`a\` analyses, \`f\` turns the board, \`:\` takes a typed move or command, \`?\` shows the rest. \`--clock 5+3\`
gives everybody five minutes and three seconds a move. Where several people share one terminal in a game with
hidden hands, a curtain falls between their turns. Bots of level 10 play their first moves from a book, where a game has one; \`--book off\` makes them think. The game is kept on disk after every move:
\`parlour play --resume\` goes on with it, also after a crash. In a pipe, in a small window and with \`--plain\` the same
game is played in plain lines; \`help\` lists what one may type.

## Learning a game

\`\`\`
parlour rules dobutsu                               # how it is played
parlour games dog                                   # every option, and how moves are written
parlour show dobutsu                                # the board as text
parlour moves romanian-checkers --from b1           # where the man on b1 may go
parlour puzzle dobutsu --rating 1200                # positions with exactly one answer, proved
\`\`\`

The site has the same with boards to touch: rules, tours, notation (\`/notation/dog\`) and puzzles. How moves are written is told in
[docs/notation](../notation/README.md), what a puzzle is in [docs/puzzles.md](../puzzles.md).

## With a name

Everything works without an account. Whoever wants one (\`/sign-up\`) keeps all games, gets ratings ([docs/ratings.md](../ratings.md)) and may enter
tournaments ([docs/tournaments.md](../tournaments.md)).
`;export{e as default};