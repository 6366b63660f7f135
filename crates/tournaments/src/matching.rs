//! Matching of maximum weight in a general graph: Edmonds' blossoms with dual variables, in the form that
//! takes cubic time (Galil, *Efficient algorithms for finding maximum matching in graphs*, 1986).
//!
//! A weight is a list of numbers, compared from the first to the last. Such lists can be added, subtracted
//! and compared like numbers, and that is all the algorithm asks for; so criteria of falling importance
//! need no number that is large enough for all of them.

use std::cmp::Ordering;

/// Stands for nobody: vertices count from 1 here.
const NOBODY: usize = 0;

/// How a tree of the search sees a vertex or blossom.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A graph whose edges have weights, and its matching so far.
struct Graph {
    /// Vertices.
    n: usize,
    /// Vertices and blossoms that are in use, at most.
    used: usize,
    /// Room for vertices and blossoms.
    room: usize,
    /// Numbers in a weight.
    len: usize,
    weights: Vec<i32>,
    /// The real edge that stands for the one between two vertices or blossoms; (0, 0) for none.
    edges: Vec<(usize, usize)>,
    duals: Vec<i32>,
    mate: Vec<usize>,
    /// The outer vertex with the least slack to here.
    nearest: Vec<usize>,
    /// The outermost blossom around each.
    top: Vec<usize>,
    parent: Vec<usize>,
    label: Vec<Label>,
    visited: Vec<usize>,
    visits: usize,
    /// What a blossom is made of, around its ring.
    rings: Vec<Vec<usize>>,
    /// Which part of a blossom a vertex lies in.
    part: Vec<usize>,
    queue: Vec<usize>,
}

/// A matching of `n` vertices, from 0, whose sum of weights is the largest. `weight` gives the `len`
/// numbers of an edge, the first of them above 0, or `None` where there is no edge.
pub fn matching(
    n: usize,
    len: usize,
    mut weight: impl FnMut(usize, usize, &mut [i32]) -> bool,
) -> Vec<Option<usize>> {
    let room = n + n / 2 + 2;
    let mut graph = Graph {
        n,
        used: n,
        room,
        len,
        weights: vec![0; (n + 1) * (n + 1) * len],
        edges: vec![(NOBODY, NOBODY); room * room],
        duals: vec![0; room * len],
        mate: vec![NOBODY; room],
        nearest: vec![NOBODY; room],
        top: vec![NOBODY; room],
        parent: vec![NOBODY; room],
        label: vec![Label::Free; room],
        visited: vec![0; room],
        visits: 0,
        rings: vec![Vec::new(); room],
        part: vec![NOBODY; room * (n + 1)],
        queue: Vec::new(),
    };
    let mut largest = vec![0; len];
    let mut own = vec![0; len];
    for u in 1..=n {
        graph.top[u] = u;
        graph.part[u * (n + 1) + u] = u;
        for v in u + 1..=n {
            own.fill(0);
            if !weight(u - 1, v - 1, &mut own) {
                continue;
            }
            for (u, v) in [(u, v), (v, u)] {
                graph.edges[u * room + v] = (u, v);
                let at = graph.weight_at(u, v);
                graph.weights[at..at + len].copy_from_slice(&own);
            }
            if own > largest {
                largest.copy_from_slice(&own);
            }
        }
    }
    for u in 1..=n {
        graph.duals[u * len..(u + 1) * len].copy_from_slice(&largest);
    }
    while graph.grow() {}
    let mates = graph.mate[1..=n].iter();
    mates.map(|mate| mate.checked_sub(1)).collect()
}

impl Graph {
    fn weight_at(&self, u: usize, v: usize) -> usize {
        (u * (self.n + 1) + v) * self.len
    }
    fn edge(&self, u: usize, v: usize) -> (usize, usize) {
        self.edges[u * self.room + v]
    }
    /// Number `k` of the slack of a real edge.
    fn slack(&self, (u, v): (usize, usize), k: usize) -> i32 {
        let weight = self.weights[self.weight_at(u, v) + k];
        self.duals[u * self.len + k] + self.duals[v * self.len + k] - 2 * weight
    }
    fn is_tight(&self, edge: (usize, usize)) -> bool {
        (0..self.len).all(|k| self.slack(edge, k) == 0)
    }
    fn compare(&self, one: (usize, usize), two: (usize, usize)) -> Ordering {
        let each = (0..self.len).map(|k| self.slack(one, k).cmp(&self.slack(two, k)));
        { each }
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
    fn note_near(&mut self, u: usize, x: usize) {
        let known = self.nearest[x];
        if known == NOBODY || self.compare(self.edge(u, x), self.edge(known, x)).is_lt() {
            self.nearest[x] = u;
        }
    }
    fn find_nearest(&mut self, x: usize) {
        self.nearest[x] = NOBODY;
        for u in 1..=self.n {
            let apart = self.edge(u, x).0 != NOBODY && self.top[u] != x;
            if apart && self.label[self.top[u]] == Label::Outer {
                self.note_near(u, x);
            }
        }
    }
    fn enqueue(&mut self, x: usize) {
        if x <= self.n {
            return self.queue.push(x);
        }
        for i in 0..self.rings[x].len() {
            self.enqueue(self.rings[x][i]);
        }
    }
    fn set_top(&mut self, x: usize, top: usize) {
        self.top[x] = top;
        for i in 0..self.rings[x].len() {
            self.set_top(self.rings[x][i], top);
        }
    }
    /// Where a part lies on the ring of its blossom, so that an even number of steps leads there from the
    /// base; turns the ring round if need be.
    fn even_place(&mut self, blossom: usize, part: usize) -> usize {
        let ring = &mut self.rings[blossom];
        let place = ring.iter().position(|x| *x == part);
        let place = place.expect("a blossom knows its parts");
        if place % 2 == 0 {
            return place;
        }
        ring[1..].reverse();
        ring.len() - place
    }
    fn marry(&mut self, u: usize, v: usize) {
        let (from, to) = self.edge(u, v);
        self.mate[u] = to;
        if u <= self.n {
            return;
        }
        let part = self.part[u * (self.n + 1) + from];
        let place = self.even_place(u, part);
        for i in 0..place {
            self.marry(self.rings[u][i], self.rings[u][i ^ 1]);
        }
        self.marry(part, v);
        self.rings[u].rotate_left(place);
    }
    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.top[self.mate[u]];
            self.marry(u, v);
            if next == NOBODY {
                return;
            }
            let up = self.top[self.parent[next]];
            self.marry(next, up);
            (u, v) = (up, next);
        }
    }
    /// The blossom or vertex where the ways to two roots meet.
    fn meeting(&mut self, mut u: usize, mut v: usize) -> usize {
        self.visits += 1;
        while u != NOBODY || v != NOBODY {
            if u != NOBODY {
                if self.visited[u] == self.visits {
                    return u;
                }
                self.visited[u] = self.visits;
                u = self.top[self.mate[u]];
                if u != NOBODY {
                    u = self.top[self.parent[u]];
                }
            }
            (u, v) = (v, u);
        }
        NOBODY
    }
    fn make_blossom(&mut self, u: usize, base: usize, v: usize) {
        let free = (self.n + 1..=self.used).find(|b| self.top[*b] == NOBODY);
        let b = free.unwrap_or(self.used + 1);
        self.used = self.used.max(b);
        let (len, room, n) = (self.len, self.room, self.n);
        self.duals[b * len..(b + 1) * len].fill(0);
        self.label[b] = Label::Outer;
        self.mate[b] = self.mate[base];
        let mut ring = vec![base];
        for (i, end) in [u, v].into_iter().enumerate() {
            let mut x = end;
            while x != base {
                let y = self.top[self.mate[x]];
                ring.extend([x, y]);
                self.enqueue(y);
                x = self.top[self.parent[y]];
            }
            if i == 0 {
                ring[1..].reverse();
            }
        }
        self.rings[b] = ring.clone();
        self.set_top(b, b);
        for x in 1..=self.used {
            self.edges[b * room + x] = (NOBODY, NOBODY);
            self.edges[x * room + b] = (NOBODY, NOBODY);
        }
        self.part[b * (n + 1)..(b + 1) * (n + 1)].fill(NOBODY);
        for part in ring {
            for x in 1..=self.used {
                let edge = self.edge(part, x);
                if edge.0 == NOBODY {
                    continue;
                }
                let known = self.edge(b, x);
                if known.0 == NOBODY || self.compare(edge, known).is_lt() {
                    self.edges[b * room + x] = edge;
                    self.edges[x * room + b] = self.edge(x, part);
                }
            }
            for x in 1..=n {
                if self.part[part * (n + 1) + x] != NOBODY {
                    self.part[b * (n + 1) + x] = part;
                }
            }
        }
        self.find_nearest(b);
    }
    fn open_blossom(&mut self, b: usize) {
        for part in self.rings[b].clone() {
            self.set_top(part, part);
        }
        let entry = self.edge(b, self.parent[b]).0;
        let entry = self.part[b * (self.n + 1) + entry];
        let place = self.even_place(b, entry);
        let ring = std::mem::take(&mut self.rings[b]);
        for pair in ring[..place].chunks(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.edge(outer, inner).0;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.nearest[inner] = NOBODY;
            self.find_nearest(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[b];
        for part in &ring[place + 1..] {
            self.label[*part] = Label::Free;
            self.find_nearest(*part);
        }
        self.top[b] = NOBODY;
    }
    /// Follows a tight edge; `true` when the matching has grown by it.
    fn follow(&mut self, edge: (usize, usize)) -> bool {
        let (u, v) = (self.top[edge.0], self.top[edge.1]);
        match self.label[v] {
            Label::Free => {
                self.parent[v] = edge.0;
                self.label[v] = Label::Inner;
                let mate = self.top[self.mate[v]];
                self.nearest[v] = NOBODY;
                self.nearest[mate] = NOBODY;
                self.label[mate] = Label::Outer;
                self.enqueue(mate);
                false
            }
            Label::Outer => match self.meeting(u, v) {
                NOBODY => {
                    self.augment(u, v);
                    self.augment(v, u);
                    true
                }
                base => {
                    self.make_blossom(u, base, v);
                    false
                }
            },
            Label::Inner => false,
        }
    }
    /// Finds one more pair; `false` when none adds weight.
    fn grow(&mut self) -> bool {
        let (n, len) = (self.n, self.len);
        self.label.fill(Label::Free);
        self.nearest.fill(NOBODY);
        self.queue.clear();
        for x in 1..=self.used {
            if self.top[x] == x && self.mate[x] == NOBODY {
                self.parent[x] = NOBODY;
                self.label[x] = Label::Outer;
                self.enqueue(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        let mut least = vec![0; len];
        loop {
            while let Some(u) = self.queue.pop() {
                if self.label[self.top[u]] == Label::Inner {
                    continue;
                }
                for v in 1..=n {
                    let edge = self.edge(u, v);
                    if edge.0 == NOBODY || self.top[u] == self.top[v] {
                        continue;
                    }
                    if !self.is_tight(edge) {
                        self.note_near(u, self.top[v]);
                    } else if self.follow(edge) {
                        return true;
                    }
                }
            }
            if !self.least_change(&mut least) {
                return false;
            }
            for u in 1..=n {
                let dual = &mut self.duals[u * len..(u + 1) * len];
                match self.label[self.top[u]] {
                    Label::Outer if *dual <= least[..] => return false,
                    Label::Outer => add(dual, &least, -1),
                    Label::Inner => add(dual, &least, 1),
                    Label::Free => {}
                }
            }
            for b in n + 1..=self.used {
                let dual = &mut self.duals[b * len..(b + 1) * len];
                match self.label[b] {
                    _ if self.top[b] != b => {}
                    Label::Outer => add(dual, &least, 2),
                    Label::Inner => add(dual, &least, -2),
                    Label::Free => {}
                }
            }
            for x in 1..=self.used {
                let near = self.nearest[x];
                if self.top[x] == x && near != NOBODY && self.top[near] != x {
                    let edge = self.edge(near, x);
                    if self.is_tight(edge) && self.follow(edge) {
                        return true;
                    }
                }
            }
            for b in n + 1..=self.used {
                let dual = &self.duals[b * len..(b + 1) * len];
                let is_empty = dual.iter().all(|d| *d == 0);
                if self.top[b] == b && self.label[b] == Label::Inner && is_empty {
                    self.open_blossom(b);
                }
            }
        }
    }
    /// By how much the duals may change until something becomes possible; `false` when nothing will.
    fn least_change(&self, least: &mut [i32]) -> bool {
        let len = self.len;
        let mut found = false;
        let mut offer = |value: &dyn Fn(usize) -> i32| {
            let each = (0..len).map(|k| value(k).cmp(&least[k]));
            let is_less = { each }.find(|order| order.is_ne()) == Some(Ordering::Less);
            if is_less || !found {
                found = true;
                (0..len).for_each(|k| least[k] = value(k));
            }
        };
        for b in self.n + 1..=self.used {
            if self.top[b] == b && self.label[b] == Label::Inner {
                offer(&|k| self.duals[b * len + k] / 2);
            }
        }
        for x in 1..=self.used {
            let near = self.nearest[x];
            if self.top[x] != x || near == NOBODY {
                continue;
            }
            let edge = self.edge(near, x);
            match self.label[x] {
                Label::Free => offer(&|k| self.slack(edge, k)),
                Label::Outer => offer(&|k| self.slack(edge, k) / 2),
                Label::Inner => {}
            }
        }
        // Whoever is alone may stay so when its dual has come to nothing.
        for u in 1..=self.n {
            if self.label[self.top[u]] == Label::Outer {
                offer(&|k| self.duals[u * len + k]);
            }
        }
        found
    }
}

fn add(to: &mut [i32], what: &[i32], times: i32) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += times * what;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    type Weights = Vec<Vec<Option<[i32; 3]>>>;

    /// The largest sum of weights, by trying everything.
    fn best(weights: &Weights, used: u32) -> [i32; 3] {
        let n = weights.len();
        let Some(u) = (0..n).find(|u| used & (1 << u) == 0) else {
            return [0; 3];
        };
        let mut most = best(weights, used | 1 << u);
        for v in u + 1..n {
            if used & (1 << v) == 0
                && let Some(weight) = weights[u][v]
            {
                let rest = best(weights, used | 1 << u | 1 << v);
                let sum = [0, 1, 2].map(|k| rest[k] + weight[k]);
                most = most.max(sum);
            }
        }
        most
    }

    #[test]
    fn matchings_are_the_best_that_trying_everything_finds() {
        let mut rng = Rng::new(7);
        for case in 0..3000 {
            let n = 2 + rng.below(7);
            let dense = 1 + rng.below(4);
            let mut weights: Weights = vec![vec![None; n]; n];
            for (u, row) in weights.iter_mut().enumerate() {
                for edge in &mut row[u + 1..] {
                    if rng.below(4) < dense {
                        *edge = Some([1, rng.below(3) as i32 - 1, rng.below(9) as i32 - 4]);
                    }
                }
            }
            let mates = matching(n, 3, |u, v, out| {
                let weight = weights[u][v];
                weight.inspect(|w| out.copy_from_slice(w)).is_some()
            });
            let mut sum = [0; 3];
            for (u, mate) in mates.iter().enumerate() {
                let Some(v) = *mate else { continue };
                assert_eq!(mates[v], Some(u), "case {case}");
                if u < v {
                    let weight = weights[u][v].expect("only edges are matched");
                    sum = [0, 1, 2].map(|k| sum[k] + weight[k]);
                }
            }
            assert_eq!(sum, best(&weights, 0), "case {case}");
        }
    }
}
