var e=`# For researchers

Install the package (\`pip install .\` in the repository) and play a game in Python:

\`\`\`python
import parlour

game = parlour.load_game("dobutsu")
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(game.bot(level=4).step(state))
print(state.returns(), parlour.VectorEnv(game, 4096).observations.shape)
\`\`\`

[docs/python.md](../python.md) tells about actions, observations, symmetries, batches, the conventions of other libraries, and clusters. Speeds beside
OpenSpiel and pgx stand in [BENCHMARKS.md](../../BENCHMARKS.md).

From Rust, in ten lines ([example](../../crates/games/examples/rules.rs)):

\`\`\`rust
let rules = parlour_games::by_name("dobutsu")?;
let mut table = rules.open(None, 0)?;
println!("{}", table.moves(Eye::Keeper).join(" "));
table.play("Cb3xb2")?;
println!("{}", table.draw(Eye::Public));
\`\`\`

## Can the rules be trusted?

[docs/correctness.md](../correctness.md) is made by one script from real runs: counts for every variant, comparisons with OpenSpiel,
Fairy-Stockfish and pgx with each difference explained, and Dōbutsu's counts beside Tanaka's. To count yourself:

\`\`\`
parlour perft dobutsu 8
parlour perft dominions 2 --set size=5
\`\`\`

## Everything by seed

What chance decides follows from a seed, so a run can be repeated anywhere; records keep what chance decided, so they replay even if the
generator changes one day:

\`\`\`
parlour show dog --seed 7
\`\`\`

## Data to learn from

Games of the strongest bot against itself, every position with the worth its search found and the result; by seed, in shards, and continued where they
ended ([docs/selfplay.md](../selfplay.md)):

\`\`\`
parlour selfplay romanian-checkers --out games.jsonl --games 10 --nodes 300 --seed 7
parlour selfplay --show games.jsonl
\`\`\`

Who knows the literature finds its words for ours in [ARCHITECTURE.md](../../ARCHITECTURE.md#house-words-and-the-fields).
`;export{e as default};