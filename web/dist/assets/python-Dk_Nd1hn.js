var e=`# Parlour from Python

The rules of all six games, thousands of matches at once, bots and exact values, under OpenSpiel's names.

\`\`\`
pip install .                  # in the repository; needs cargo
pip wheel . --no-deps          # a wheel for Python 3.10 and newer (abi3); \`./test wheel\` installs and tries one
\`\`\`

\`\`\`python
import random, parlour

game = parlour.load("dog", players=4, canadian=True)    # any name, preset (rules="…") and option
state = game.new_initial_state(seed=7)                  # a seed decides every deal
while not state.is_terminal():
    action = random.choice(state.legal_actions())       # integers below game.num_distinct_actions()
    print(state.current_player(), state.action_to_string(action))
    state.apply_action(action)                          # a ValueError, and no change, if it is not legal
print(state.returns())                                  # [1.0, -1.0, 1.0, -1.0]
\`\`\`

\`str(state)\` is the position text and \`game.state_from_text\` reads it; \`state.record()\` and \`parlour.load_record\` are whole
games; \`undo\`, \`clone\`, \`history\`, \`legal_actions_mask\`, \`information_state_string(player)\`, \`resample(player, seed)\`, pickling and
\`to_svg\` do what they say. \`apply_legal(i)\` plays \`legal_actions()[i]\` without making the list and says how many actions are legal then: the
quickest way through random games. In a notebook a state is its board. \`current_player()\` is −4 once a game is over.

## Actions

An action is an integer with the same meaning in every position; each legal move is entered in exactly one way.

| game | actions | number |
|---|---|---|
| Romanian Checkers | 8192 (8193 where a side may pass) | OpenSpiel's: \`(from × 64 + to) × 2 + captures\`, a1 = 0, b1 = 1 … h8 = 63 |
| Dōbutsu shōgi | 180 | \`from × 12 + to\`, then \`144 + kind × 12 + to\` for drops (giraffe, elephant, chick); squares as in the notation |
| Cublino Contra | 197 | \`cell × 4 + direction\` (N, S, E, W), the pass is 196 |
| Cublino Pur | 17083 | every chain of steps that the board has room for has its number; the pass is 0 |
| Dominions | 13672 on 9 cells a side | \`cell × 63 + tile − 1\`; the pass is the last |
| Dog | 593 for four players | give, discard, fold; then for a card, and again for a joker: start, one, forward, back, swap, draw, leg |

**Sevens in Dog are several actions**, one a leg (whose piece, which rank, how many steps, into the finish or past it): the turn
stays with the player until the legs add up to seven, and only legs that continue a seven that can be played are legal.
\`state.begun()\` lists the legs so far, \`undo()\` takes one back, \`state.play(text)\` plays a whole move at once. In Dog seats are
counted from the mover and pieces by rank, so an action means the same to everybody.

## Observations and symmetries

\`state.observation_tensor(player)\` is flat, \`game.observation_tensor_shape()\` says planes × rows × columns, and
\`game.observation_planes()\` names the planes. Boards lie as they are drawn; "own" and "other" are seen from the player. What
a player may not know is not in it. Repetitions are not, either: they belong to the past.

\`game.symmetries()\` lists what leaves the rules as they are (4 for Dōbutsu, 16 for Romanian Checkers, 24 for Dominions, the half
turn for Cublino, a seat further for Dog), each with \`actions\` (what becomes of an action), \`tensor\` (where a number of the
tensor goes) and \`seats\`.

## Batches

\`\`\`python
env = parlour.VectorEnv("dobutsu", 4096, seed=1, threads=2)
while True:
    actions = policy(env.observations, env.masks)       # NumPy arrays, written in place by every step
    env.step(actions)
    learn(env.rewards, env.terminated, env.players)
\`\`\`

Matches that end begin anew at once. Arrays of your own may be given (\`observations=…\`), NumPy's or anything with DLPack:
\`torch.from_dlpack(env.observations)\` shares memory. \`views="all"\` shows what every seat sees, \`turned=True\` lets one policy play both
sides of a two-player game, \`max_plies\` cuts long matches off. If one action is not legal, nothing is played at all.

## Other people's conventions

\`\`\`python
parlour.zoo.env("dog")                                  # PettingZoo, in turn; parallel_env for all at once
gymnasium.make("parlour.gym:parlour/dobutsu-v0", level=2)   # one seat against a bot
parlour.openspiel.game("loa", start="8/8/8/3P1P2/8/8/p6p/8 w", max_plies=2)    # a pyspiel.Game for MCTS, CFR, exploitability
\`\`\`

Each needs its library: \`pip install .[pettingzoo,gymnasium,openspiel,plot,cluster]\`.

## Minds

\`\`\`python
bot = game.bot(level=6, seed=1)                         # bot.choose(state) is a text, bot.step(state) an action
game.bot(time=1, book=False)                            # level 10 that thinks about its first moves, too; otherwise a book has them
parlour.analyse(state, depth=8, lines="all")            # score, proven result, plies and line of every move
parlour.analyse(state, nodes=5000, judge="classic")     # by the judge made by hand; "learned" asks the one that learned
parlour.play_match("dobutsu", 4, my_player, games=100, sprt=(0, 20))   # my_player(state) returns an action or a text
parlour.solve("dobutsu", "dobutsu.table")               # half a minute of CPU
parlour.Table("dobutsu", "dobutsu.table").values(states)     # 1, 0, -1 for the side to move, as an array
parlour.review(state)                                   # of a match or a record: every move beside the best one, accuracy
parlour.plot.elo(match); parlour.plot.review(parlour.review(state)); parlour.plot.table(parlour.statistics("dobutsu", "dobutsu.table"))
\`\`\`

A Python player in a hidden game is given a state in which whatever its seat cannot see is drawn by lot.

## On a cluster

A job is cut into shards, each decided by job, seed and number alone and kept as one Parquet file.

\`\`\`python
from parlour.cluster import Job, run, merge
job = Job("match", "dobutsu", count=200, settings={"contestants": [3, 4]})      # also "selfplay", "review", "values", "puzzles"
run(job, "results", shards=16)                          # Ray tasks; what is there is not done again
merge("results", "all.parquet")
\`\`\`

\`\`\`
python -m parlour.shards match dobutsu --contestants 3 4 --games 200 --out results \\
    --shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT         # or $((JOB_COMPLETION_INDEX + 1))/N on Kubernetes
python -m parlour.shards merge results all.parquet
python -m parlour.shards puzzles cublino-contra --games 200 --seed 7 --shard 1/4 --out puzzles      # at most one a slot, each proved
python -m parlour.shards review dobutsu --records FOLDER --shard 1/4 --out reviews      # every record of a folder
\`\`\`

Folders and tables are named by paths that mean the same on every machine. A folder of results knows its job: what was begun in one of these ways goes on in the other, and another job is refused.

\`./test cluster\` plays a match of 200 games on two nodes of Ray on one machine, kills one of them, and finds the bytes of the same
shards done at home. A new kind of work is a function and its columns in \`parlour/shards.py\`.

## Data to learn from

\`parlour selfplay\` writes games of the strongest bot against itself ([selfplay.md](selfplay.md)); \`read_selfplay\` yields a row for each position:

\`\`\`python
for row in parlour.read_selfplay("games.jsonl"):        # game, ply, player, position, move, score, result
    state = game.state_from_text(row["position"])
\`\`\`

\`python/examples\` holds a notebook and AlphaZero in plain NumPy, \`python/benchmarks\` what BENCHMARKS.md measures.
`;export{e as default};