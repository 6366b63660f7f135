//! Monte-Carlo tree search on views: PUCT with progressive widening; in hidden games information-set
//! MCTS, a determinization for each walk.
//!
//! One tree for what the searching seat knows. Each walk draws a full position that agrees with the
//! view ([`Views::sample`]; in an open game the position itself) and goes down the moves that are
//! legal in it, so that a hidden game of any number of seats and teams needs no other code.

mod guide;
mod tree;

pub use guide::{Guide, Playouts, Rewards};

use guide::rewards_of;
use parlour_core::{Analysis, Past, Proof, Rng, Status, Verdict, Views, Watch, Worth};
use tree::{Edge, NONE, Node, Sure};

/// How a tree grows.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Growth {
    /// How much a move's prior weighs against what was seen of it: the constant of PUCT.
    pub explore: f32,
    /// Progressive widening: moves considered after n visits are `width · n^power`, best prior first.
    pub width: f32,
    /// See [`Growth::width`]; 1 considers all moves soon.
    pub power: f32,
    /// Nodes kept at most; then leaves are only judged again.
    pub most: u32,
}

impl Default for Growth {
    fn default() -> Growth {
        Growth {
            explore: 2.0,
            width: 4.0,
            power: 0.5,
            most: 2_000_000,
        }
    }
}

/// How the moves of a root stand after some walks.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Lead {
    /// Walks of this search.
    pub walks: u64,
    /// By how many visits the most visited move is ahead of every other; nothing once something is proven.
    pub ahead: u32,
    /// No move with half as many visits is worth more.
    pub agrees: bool,
}

/// Draws a full position that agrees with a view: a determinization.
pub type Determinize<'a, G> =
    dyn Fn(&<G as Views>::View, &mut Rng) -> <G as parlour_core::Game>::Position + 'a;

/// A tree that is kept from move to move. Deterministic by its seed.
pub struct Mcts<'a, G: Views, E: Guide<G>> {
    game: &'a G,
    guide: &'a E,
    /// How it grows.
    pub growth: Growth,
    /// Draws full positions instead of [`Views::sample`], for whoever believes more of what is hidden
    /// than the view alone tells.
    pub determinize: Option<&'a Determinize<'a, G>>,
    /// Asked before every walk: is the time up?
    pub is_late: Option<&'a dyn Fn() -> bool>,
    /// Asked every few dozen walks: is it enough?
    pub is_enough: Option<&'a dyn Fn(&Lead) -> bool>,
    rng: Rng,
    nodes: Vec<Node<G::Move>>,
    root: u32,
    /// The root's position in an open game and its ply, to see whether the tree still fits.
    root_at: Option<G::Position>,
    root_ply: u32,
    two_teams: bool,
    moves: Vec<G::Move>,
    weights: Vec<f32>,
    path: Vec<(u32, u32)>,
}

impl<'a, G: Views, E: Guide<G>> Mcts<'a, G, E> {
    /// An empty tree.
    pub fn new(game: &'a G, guide: &'a E, seed: u64) -> Self {
        let seats = (0..game.seats()).map(parlour_core::Seat);
        let first = game.team(parlour_core::Seat(0));
        let mut others = seats.filter(|s| !first.contains(*s));
        let second = others.next().map(|s| game.team(s));
        Mcts {
            game,
            guide,
            growth: Growth::default(),
            determinize: None,
            is_late: None,
            is_enough: None,
            rng: Rng::new(seed),
            nodes: Vec::new(),
            root: NONE,
            root_at: None,
            root_ply: 0,
            two_teams: second.is_some_and(|team| others.all(|s| team.contains(s))),
            moves: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
        }
    }
    /// Walks `walks` times from what is seen, fewer if stopped or if the result is proven, and says
    /// what was found. `past` is the match's. A view in which nobody moves has nothing to say.
    pub fn search(
        &mut self,
        seen: &G::View,
        past: &Past,
        walks: u64,
        watch: &Watch,
    ) -> Analysis<G::Move> {
        let at = self.draw(seen);
        let Status::ToMove(mover) = past.status(self.game, &at) else {
            return self.say(0);
        };
        let fits = self.root != NONE
            && self.root_ply == past.plies()
            && (!G::OPEN || self.root_at.as_ref() == Some(&at));
        let root = if fits {
            self.variant(self.root, mover)
        } else {
            NONE
        };
        if root == NONE {
            self.nodes.clear();
            self.nodes.push(Node::new(mover));
        } else if root != 0 {
            self.nodes = tree::cut(&self.nodes, root);
        }
        self.root = 0;
        self.root_ply = past.plies();
        self.root_at = G::OPEN.then_some(at);
        let mut past = past.clone();
        let mut done = 0;
        while done < walks
            && self.nodes[0].sure.is_none()
            && !watch.is_stopped()
            && !self.is_late.is_some_and(|is_late| is_late())
        {
            self.walk(seen, &mut past);
            done += 1;
            if done % 1024 == 0 {
                watch.report(done, Some(walks), "");
            }
            if done % 32 == 0
                && self
                    .is_enough
                    .is_some_and(|enough| enough(&self.lead(done)))
            {
                break;
            }
        }
        self.say(done)
    }
    fn lead(&self, walks: u64) -> Lead {
        let edges = &self.nodes[self.root as usize].edges;
        let open = edges.iter().all(|edge| edge.sure.is_none());
        let best = edges.iter().max_by_key(|edge| edge.visits);
        let others = || {
            edges
                .iter()
                .filter(|edge| best.is_some_and(|best| best.m != edge.m))
        };
        let most = best.map_or(0, |edge| edge.visits);
        let second = others().map(|edge| edge.visits).max().unwrap_or(0);
        let better = |edge: &Edge<G::Move>| {
            edge.visits * 2 >= most && best.is_some_and(|best| edge.worth() > best.worth())
        };
        Lead {
            walks,
            ahead: if open { most - second } else { 0 },
            agrees: !others().any(better),
        }
    }
    /// Keeps what is behind `m`, which was played in the match, and forgets the rest. To be told of
    /// every move since the last search, of whichever seat; a tree that does not fit is dropped.
    pub fn advance(&mut self, m: G::Move) {
        self.root_ply += 1;
        if let Some(at) = &mut self.root_at {
            self.game.play(at, m);
        }
        if self.root != NONE {
            let edges = &self.nodes[self.root as usize].edges;
            self.root = edges.iter().find(|e| e.m == m).map_or(NONE, |e| e.child);
        }
    }
    /// Walks so far through the root, earlier searches included.
    pub fn visits(&self) -> u32 {
        self.nodes
            .get(self.root as usize)
            .map_or(0, |node| node.visits)
    }
    /// The variant of a node in which this seat moves.
    fn variant(&self, mut node: u32, mover: parlour_core::Seat) -> u32 {
        while node != NONE && self.nodes[node as usize].mover != mover {
            node = self.nodes[node as usize].twin;
        }
        node
    }
    fn draw(&mut self, seen: &G::View) -> G::Position {
        match self.determinize {
            Some(determinize) => determinize(seen, &mut self.rng),
            None => self.game.sample(seen, &mut self.rng),
        }
    }
    /// One walk down and back.
    fn walk(&mut self, seen: &G::View, past: &mut Past) {
        let mut at = self.draw(seen);
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut node = 0;
        let mut rewards = loop {
            let edge = self.choose(node, &at);
            path.push((node, edge));
            let mover = self.nodes[node as usize].mover;
            let Edge { m, child, .. } = self.nodes[node as usize].edges[edge as usize];
            let before = at.clone();
            self.game.play(&mut at, m);
            past.push(self.game, &before, m, &at);
            match past.status(self.game, &at) {
                Status::Over(how) => {
                    if G::OPEN && self.two_teams {
                        let verdict = match how.points(mover) {
                            1 => Verdict::Win,
                            0 => Verdict::Draw,
                            _ => Verdict::Loss,
                        };
                        let sure = Sure { verdict, plies: 1 };
                        self.nodes[node as usize].edges[edge as usize].sure = Some(sure);
                    }
                    break rewards_of(how);
                }
                Status::ToMove(next) => match self.variant(child, next) {
                    NONE => {
                        if self.nodes.len() < self.growth.most as usize {
                            self.sprout(node, edge, next);
                        }
                        break self.guide.judge(self.game, &at, past, &mut self.rng);
                    }
                    below => node = below,
                },
            }
        };
        for &(node, edge) in path.iter().rev() {
            past.pop();
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let reward = rewards[node.mover.index()];
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.total += reward as f64;
            // Whoever has a sure draw need not take less.
            if reward < 0.0 && node.is_safe {
                rewards = [0.0; 8];
            }
        }
        self.settle(&path);
        self.path = path;
    }
    fn sprout(&mut self, node: u32, edge: u32, mover: parlour_core::Seat) {
        let new = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize].edges[edge as usize];
        let twin = std::mem::replace(&mut edge.child, new);
        self.nodes.push(Node {
            twin,
            ..Node::new(mover)
        });
    }
    /// The edge to follow: a new one while there is room for it, else the one that promises most.
    fn choose(&mut self, node: u32, at: &G::Position) -> u32 {
        let Node {
            visits, is_full, ..
        } = self.nodes[node as usize];
        let Growth { width, power, .. } = self.growth;
        let room = (width * (visits as f32 + 1.0).powf(power)).ceil().max(1.0) as usize;
        let node = &mut self.nodes[node as usize];
        if G::OPEN {
            let settled = node.edges.iter().all(|edge| edge.sure.is_some());
            if !is_full && (node.edges.len() < room || settled) {
                self.moves.clear();
                self.game.moves(at, &mut self.moves);
                node.is_full = node.edges.len() + 1 >= self.moves.len();
                return widen(
                    (self.game, self.guide),
                    at,
                    node,
                    &self.moves,
                    &mut self.weights,
                    &mut self.rng,
                );
            }
            return node.promising(self.growth.explore, |edge| edge.sure.is_none());
        }
        self.moves.clear();
        self.game.moves(at, &mut self.moves);
        self.moves.sort_unstable();
        let mut here = 0;
        for edge in &mut node.edges {
            edge.is_here = self.moves.binary_search(&edge.m).is_ok();
            edge.seen += edge.is_here as u32;
            here += edge.is_here as usize;
        }
        if here < room.min(self.moves.len()) {
            return widen(
                (self.game, self.guide),
                at,
                node,
                &self.moves,
                &mut self.weights,
                &mut self.rng,
            );
        }
        node.promising(self.growth.explore, |edge| edge.is_here)
    }
    /// Carries proven results up the path as far as they reach.
    fn settle(&mut self, path: &[(u32, u32)]) {
        if !(G::OPEN && self.two_teams) {
            return;
        }
        for &(node, edge) in path.iter().rev() {
            let Edge { child, sure, .. } = self.nodes[node as usize].edges[edge as usize];
            let mover = self.nodes[node as usize].mover;
            if sure.is_none() && child != NONE {
                let below = &self.nodes[child as usize];
                let same = self.game.team(mover).contains(below.mover);
                let sure = below.sure.map(|s| s.above(same));
                self.nodes[node as usize].edges[edge as usize].sure = sure;
            }
            let node = &mut self.nodes[node as usize];
            if node.edges[edge as usize].sure.is_none() || !node.settle() {
                return;
            }
        }
    }
    fn say(&self, walks: u64) -> Analysis<G::Move> {
        let root = match self.nodes.get(self.root as usize) {
            Some(root) if walks > 0 || root.sure.is_some() || root.visits > 0 => root,
            _ => {
                return Analysis {
                    moves: Vec::new(),
                    proof: None,
                    nodes: 0,
                    depth: 0,
                };
            }
        };
        let proof = |sure: Sure| Proof {
            verdict: sure.verdict,
            plies: None,
        };
        let mut edges: Vec<&Edge<G::Move>> = root.edges.iter().filter(|e| e.visits > 0).collect();
        edges.sort_by_key(|e| std::cmp::Reverse(root.standing(e)));
        let worth = |edge: &Edge<G::Move>| Worth {
            m: edge.m,
            score: 100.0 * edge.worth(),
            proof: edge.sure.map(proof),
            line: self.line(edge),
        };
        let moves: Vec<Worth<G::Move>> = edges.into_iter().map(worth).collect();
        Analysis {
            depth: moves.first().map_or(0, |w| w.line.len() as u32),
            moves,
            proof: root.sure.map(proof),
            nodes: walks,
        }
    }
    /// Best play behind an edge. Of a hidden game only the move itself: what others would play
    /// depends on what is not known.
    fn line(&self, edge: &Edge<G::Move>) -> Vec<G::Move> {
        let mut line = vec![edge.m];
        let mut child = edge.child;
        while G::OPEN && child != NONE {
            let node = &self.nodes[child as usize];
            let edges = node.edges.iter().filter(|e| e.visits > 0);
            let Some(best) = edges.max_by_key(|e| node.standing(e)) else {
                break;
            };
            line.push(best.m);
            child = best.child;
        }
        line
    }
}

/// Adds the move with the greatest prior that has no edge yet, one of them if there are several.
fn widen<G: Views, E: Guide<G>>(
    (game, guide): (&G, &E),
    at: &G::Position,
    node: &mut Node<G::Move>,
    moves: &[G::Move],
    weights: &mut Vec<f32>,
    rng: &mut Rng,
) -> u32 {
    weights.clear();
    guide.priors(game, at, moves, weights);
    debug_assert_eq!(weights.len(), moves.len(), "a prior for every move");
    let mut old: Vec<G::Move> = node.edges.iter().map(|e| e.m).collect();
    old.sort_unstable();
    let mut best = None;
    let mut ties = 0;
    for (m, weight) in moves.iter().zip(weights.iter()) {
        if old.binary_search(m).is_ok() {
            continue;
        }
        match best {
            Some((_, most)) if *weight < most => {}
            Some((_, most)) if *weight == most => {
                ties += 1;
                if rng.below(ties) == 0 {
                    best = Some((*m, *weight));
                }
            }
            _ => (best, ties) = (Some((*m, *weight)), 1),
        }
    }
    let (m, weight) = best.expect("a move without an edge");
    node.edges.push(Edge::new(m, weight));
    node.edges.len() as u32 - 1
}
