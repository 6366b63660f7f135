var e=`# Tournaments

Anybody with an account may announce a tournament and enter one; bots of the house are entered by whoever runs it, bots of
others enter themselves. The site pairs, sets up the games, watches the clocks and counts.

## A game of a tournament

It begins for both sides at the moment it is paired: clocks run from then on, also before the first move, so whoever does not come
loses by the clock. Nothing is taken back and nothing is played again. The page of the tournament shows the way to one's game, and so do
*My games* and the lobby.

Whoever announces a tournament chooses whether its games are **rated**; that needs the standard rules of the game. They count as other
[rated games](ratings.md) do: a game that nobody came to, or in which only bots of the house meet, decides the tournament and changes no rating. The
rating of each entrant at the time of entry gives the starting order, and those without one come last; pairs stand in the order of their entry.

## Kinds

| kind | who meets whom | points | entering late | withdrawing |
|---|---|---|---|---|
| round robin | everybody everybody, once or twice, by Berger's tables | 1, ½, 0 | no | opponents of later rounds get a point |
| Swiss | those with the same points (below) | 1, ½, 0; a bye 1 | during the first half of the rounds, with 0 for those missed | not paired any more; may come back |
| arena | whoever is free, near in points, nobody twice in a row | 2, 1, 0; twice that after two wins in a row until a game is not won; a draw straight after a draw gives nothing | at any time | at any time |
| knockout | the first seeds meet last; free places go to the first seeds | who loses is out | no | the opponent goes on |
| duplicate | by Berger's tables, all tables with the same deal | matchpoints (below) | no | opponents of later rounds get a point |

A drawn game of a knockout is played again with sides changed; after two draws a third game decides, in which a draw is enough for
whoever moves second.

Games of four (Dog) are played by pairs: an entrant is two accounts who take the two seats of one team. One enters with a new pair
or joins one that lacks somebody; a pair that is not complete is not paired.

## The Swiss system

Pairings follow the Dutch system (FIDE Handbook C.04.3). Brackets of the same points are paired from the top. Nobody meets twice,
nobody has two byes, nobody plays the same side three times in a row or three times more often than the other. Then, in this
order: as many pairs as possible in the bracket, those moved down from the highest points first; as many as possible in the next
bracket; as many wishes for a side as possible, strong ones first; nobody moves down or up twice in a row or after one round; the upper half
against the lower half, the first against the first.

Each bracket is one matching of maximum weight over everybody who is left (\`crates/tournaments/src/matching.rs\`), so what is fixed above
can be completed below, and a legal pairing is found whenever there is one. If there is none, wishes for a side give way first, then the
second bye, then rematches. Differences from the handbook: top scorers of the last round get no exception for sides, and where players must change
halves the choice among such changes is by the order of transpositions alone.

## Duplicate

All tables of a round play the same deal, so the cards of the first side are the same everywhere. Each side is compared with the same
side of all other tables: two matchpoints for each that did worse, one for each that did the same, and the share of all that were to be
had is the score of the round, 0 to 1. A win in fewer moves is better than one in more, a late loss better than an early one.

Why matchpoints and not a difference as in IMPs: Dog has no points to subtract, so a difference would need an invented scale; and with
matchpoints every deal counts the same, however wild. Somebody who is free gets ½.

The later deals come from the same shuffler; after the first deck they are the same as long as the piles are.

## Ties

| kind | order |
|---|---|
| Swiss | points, Buchholz without the lowest, Buchholz, Sonneborn-Berger, direct encounter, wins |
| round robin | points, direct encounter, wins, Sonneborn-Berger |
| arena, duplicate | points, wins |
| knockout | rounds survived |

*Buchholz* is the sum of the opponents' points, a bye counting as an opponent with one's own. *Sonneborn-Berger* is the points of those
beaten and half of those drawn with. *Direct encounter* counts where all who have the same points have met. Those whom nothing tells
apart share a place.

## Limits

An account runs at most five tournaments that are not over. Entrants: 64 in a round robin, 256 in a Swiss tournament, 128 in duplicate,
512 else. A tournament is announced at most 90 days ahead.

The API is described in [api.md](api.md#tournaments).
`;export{e as default};