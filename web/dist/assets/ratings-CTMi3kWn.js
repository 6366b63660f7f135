var e=`# Ratings and pairing

## What is rated

A game is **rated** if whoever sets it up says so, and **casual** otherwise. A rated game is played by accounts, against each other
or the house's bots, by the standard rules of the game from its start, with a clock. Anything else (another rule set, an option, a
position, no clock, two chairs for one player, a guest at the table) is refused with a sentence. In a rated game no move is taken back, the
page gives no hints, and no bot takes over a chair.

Everybody has one rating for each game and each **speed**. The speed is what one side may use for 40 moves, that is what its clock
shows at first and 40 times what is added:

| speed | |
|---|---|
| bullet | less than 3 minutes |
| blitz | less than 8 minutes |
| rapid | less than 25 minutes |
| classical | 25 minutes or more |
| correspondence | days a move |

## Glicko-2

Ratings are [Glicko-2](https://www.glicko.net/glicko/glicko2.pdf) (\`crates/ratings\`): points, a deviation that says how sure they
are, and a volatility. Somebody new has 1500 points, a deviation of 350 and a volatility of 0.06; τ is 0.5. As long as the deviation is above
110 the rating is **provisional** and has a question mark.

The paper rates all games of a period at once, at its end. Here **each game is a period of its own**, and the time since the last one
counts as a fraction of a period of 112 hours: one sees at once what a game did, and the deviation still grows while one is away. With the usual
volatility a deviation of 60 becomes 110 in a year, so whoever stays away for a year is provisional again. The price is that a game is
rated with the opponent's points of that moment and not with those of the end of a month. No deviation falls below 45, so that
whoever learns is seen to.

\`crates/ratings/tests/glicko.rs\` has the paper's worked example (1500 ± 200 becomes 1464 ± 151.52) and compares with a slow twin, written from the
paper's formulas with bisection, on 10,000 random games. \`scripts/check-glicko\` compares with the package \`glicko2\` of PyPI: over
10,003 games the largest difference is 5·10⁻¹⁰ points. (Version 2.1.0 of that package squares the rating in step 5 where the paper has the
deviation; the script puts that right first. As published it differs by 0.004 points.)

### Partners

In Dog everybody has a rating of their own, though teams win. Each player is rated as if against one opponent who stands as far from them
as the other team's average stands from their own team's. Between equal partners that is the opposing team's average. Where partners
differ, both are expected to win what their team is expected to win, so both gain or lose the same, and nobody pays for playing with
a beginner. The opponent is as unsure as the others at the table on average: with an unknown partner a result tells less.

### Bots

The levels of the house's bots have measured ratings, on one scale a game, that do not change: whoever sets a game up sees them beside each
level. The zero of the scale is a choice: level 3 is 1500, where new players begin.

| game | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|---|---|
| Cublino Contra | 328 | 1060 | 1303 | 1500 | 1738 | 1942 | 2091 | 2247 | 2332 | 2563 | 2766 |
| Cublino Pur | 514 | 998 | 1160 | 1500 | 1604 | 1889 | 2039 | 2140 | 2248 | 2465 | 2896 |
| Dōbutsu shōgi | 1078 | 1403 | 1452 | 1500 | 1525 | 1573 | 1613 | 1643 | 1676 | 1701 | 1704 |
| Dog | 426 | 1121 | 1376 | 1500 | 1532 | 1584 | 1598 | 1598 | 1639 | 1683 | 1827 |
| Dominions | 712 | 1355 | 1412 | 1500 | 1623 | 2025 | 2223 | 2397 | 2498 | 2888 | 3082 |
| Romanian Checkers | 150 | 885 | 1070 | 1500 | 1650 | 2034 | 2141 | 2411 | 2547 | 2801 | 3108 |

\`crates/bots/src/ratings.txt\` has the commands and the standard errors, some 50 points where levels are neighbours. Level 10 is measured with a fixed
number of positions (30,000; Dominions 15,000; Dog 600 walks), so it is stronger where it has more time. On the site levels are held to the time of their clock,
so against a bullet clock the highest ones play a little below their figure. \`greedy\`, which plays what looks best at once, and \`random\` are no levels but
yardsticks: they stay as they are when levels are made anew.

## What does not count

- A game that is **broken off before everybody has moved** counts for nobody. Whoever broke it off is noted; it is the one who let the others wait
  for a first move for 20 seconds, if somebody did. After three such games within half an hour one waits before the next rated game.
- Of games **between the same players** eight count in 24 hours.
- Whoever **resigns at once** (before five moves a side) loses points each time. The winner gains by it once in 24 hours against the
  same opponent.
- A game at which a guest sits, in which a move was taken back or a chair changed hands (a server of an older version may have let that happen).

What counts is counted once: see [Architecture](../ARCHITECTURE.md#ratings). \`GET /api/matches/{id}/ratings\` says what a match did, or why not.

## Leaderboards

\`/leaders/GAME/SPEED\`: people whose rating is not provisional and who have played in the last 30 days. Programs and banned accounts are not on them.

## Play somebody

Whoever asks waits in a pool, by game and speed, rated or not. Two are paired if each is within the other's window: 75 points and half
one's deviation at first, ten points more a second. After a while a bot of about one's own strength is offered. Games with partners wait for
four, and the strongest plays with the weakest. The pool is a table of the database, so those at different servers meet; whoever
has not asked again for six seconds has gone.

## Correspondence

**Vacation**: an account has 30 days within 365; a day that was begun counts whole. While somebody is on vacation their clocks of days stand
still, everybody at the table sees until when, and they cannot move in those games, so nobody rests in lost games and plays on in others. It
ends by itself or when they are back. Clocks of minutes know no vacation.

**Reminders**: a browser that was asked for it (on the page of the account) tells of each turn that has lasted a minute, and again twelve
hours before the clock falls, though the page is closed: [Web Push](https://www.rfc-editor.org/rfc/rfc8030), encrypted for that browser (RFC 8291) and signed with
a key that the site makes at its first start and keeps in its database (RFC 8292). Each reminder is sent once, however many servers there are.

Games with days a move are rated in a class of their own. One's own page makes secret addresses of a calendar with the moments one's clocks
run out (and an alarm twelve hours before) and of a feed of the games that wait; making new ones ends the old.

## Other players

\`/player/NAME\` has somebody's ratings with a graph, figures, openings and games. One may follow, block or challenge them. A blocked player
cannot challenge you, sit down at your table, talk at it, or be paired with you; the same holds the other way round. Who may see the
profile and who may send challenges is a setting of the account: everybody, those one follows, or nobody. Casual games among friends that were never listed
are shown to those who played them only.
`;export{e as default};