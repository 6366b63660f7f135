//! Many matches at once, stepping by themselves: the inside of `VectorEnv`.

use parlour_core::{Act, Eye, Past, Rng, Rulebook, Rules, Seat, Status, Symmetries, Symmetry, mix};
use parlour_games::{Visitor, visit};
use std::sync::Arc;
use std::thread;

/// What a step writes: a row a match, all of them given by the caller.
pub struct Rows<'b> {
    /// What is seen, a tensor for the mover or for each seat.
    pub observations: &'b mut [f32],
    /// Which actions are legal.
    pub masks: &'b mut [bool],
    /// Points of each seat when a match has just ended.
    pub rewards: &'b mut [f32],
    /// Has a match just ended by the rules?
    pub ended: &'b mut [bool],
    /// Was a match just cut off?
    pub cut: &'b mut [bool],
    /// Who is to move.
    pub movers: &'b mut [i32],
}

/// Where the batch ends matches, and how it shows them.
#[derive(Copy, Clone)]
pub struct Manner {
    pub threads: usize,
    /// Every seat's view, not just the mover's.
    pub all_seats: bool,
    /// The second player sees and plays the board as the first would.
    pub turned: bool,
    /// Plies after which a match is cut off; 0 for never.
    pub plies: u32,
}

/// Matches of one game.
pub trait Batch: Send + Sync {
    /// Begins all matches anew.
    fn reset(&mut self, seed: u64, rows: Rows);
    /// Plays one action in each match; where one is not legal nothing at all is played, and the error names the match.
    fn step(&mut self, actions: &[i64], rows: Rows) -> Result<(), String>;
    /// A legal action for each match, drawn evenly.
    fn sample(&mut self, actions: &mut [i64]);
    /// The position of a match as text.
    fn position(&self, i: usize) -> String;
}

struct Slot<G: Rules> {
    at: G::Position,
    past: Past,
    begun: Vec<u32>,
    mover: Seat,
    /// As numbered by the rules, rising.
    legal: Vec<u32>,
    next: Act<G::Move>,
    seed: u64,
    rng: Rng,
}

struct Typed<G: Rules> {
    game: Arc<G>,
    slots: Vec<Slot<G>>,
    manner: Manner,
    /// Exchanges the players, where the second is to see the board as the first would.
    turn: Option<Symmetry>,
    tensor: usize,
}

/// Rows of one match.
struct Row<'b> {
    observation: &'b mut [f32],
    mask: &'b mut [bool],
    rewards: &'b mut [f32],
    ended: &'b mut bool,
    cut: &'b mut bool,
    mover: &'b mut i32,
}

/// Rules, and what one match needs besides itself.
struct Scene<'s, G: Rules> {
    game: &'s G,
    manner: Manner,
    turn: Option<&'s Symmetry>,
    tensor: usize,
}

impl<G: Rules + Symmetries> Scene<'_, G> {
    fn begin(&self, slot: &mut Slot<G>) {
        let game = self.game;
        slot.at = game.start(slot.seed);
        slot.past = Past::new(game, &slot.at);
        slot.begun.clear();
        slot.seed = mix(slot.seed.wrapping_add(0x9E37_79B9));
        let mover = game.status(&slot.at).mover();
        slot.mover = mover.expect("nobody has won before the first move");
    }
    /// What the seat does when it says `action`, in the numbers of the rules.
    fn meant(&self, slot: &Slot<G>, action: u32) -> u32 {
        match self.turn {
            Some(turn) if slot.mover.0 == 1 => turn.actions.get(action as usize).copied(),
            _ => Some(action),
        }
        .unwrap_or(u32::MAX)
    }
    fn check(&self, slot: &mut Slot<G>, action: i64) -> bool {
        let action = u32::try_from(action).unwrap_or(u32::MAX);
        let action = self.meant(slot, action);
        slot.next = match slot.legal.binary_search(&action) {
            Ok(_) => self.game.act(&slot.at, &slot.begun, action),
            Err(_) => Act::Refused,
        };
        if slot.next == Act::Begun {
            slot.begun.push(action);
        }
        slot.next != Act::Refused
    }
    #[inline]
    fn step(&self, slot: &mut Slot<G>, row: Row) {
        let game = self.game;
        (*row.ended, *row.cut) = (false, false);
        row.rewards.fill(0.0);
        if let Act::Move(m) = slot.next {
            slot.begun.clear();
            let before = slot.at.clone();
            let status = game.step(&mut slot.at, m);
            slot.past.push(game, &before, m, &slot.at);
            let over = status.outcome().or_else(|| slot.past.ended(game, &slot.at));
            if let Some(how) = over {
                for (seat, reward) in (0..).zip(&mut *row.rewards) {
                    *reward = how.points(Seat(seat)) as f32;
                }
                *row.ended = true;
                self.begin(slot);
            } else if self.manner.plies != 0 && slot.past.plies() >= self.manner.plies {
                *row.cut = true;
                self.begin(slot);
            } else if let Status::ToMove(mover) = status {
                slot.mover = mover;
            }
        }
        self.show(slot, row);
    }
    #[inline]
    fn show(&self, slot: &mut Slot<G>, row: Row) {
        let (game, mover) = (self.game, slot.mover);
        slot.legal.clear();
        game.legal_actions(&slot.at, &slot.begun, &mut slot.legal);
        row.mask.fill(false);
        let turn = self.turn.filter(|_| mover.0 == 1);
        match turn {
            // The exchange undoes itself.
            Some(turn) => {
                for action in &slot.legal {
                    row.mask[turn.actions[*action as usize] as usize] = true;
                }
            }
            None => {
                for action in &slot.legal {
                    row.mask[*action as usize] = true;
                }
            }
        }
        *row.mover = mover.0.into();
        if self.manner.all_seats {
            for (seat, out) in (0..).zip(row.observation.chunks_exact_mut(self.tensor)) {
                self.observe(slot, Seat(seat), out);
            }
        } else {
            self.observe(slot, mover, row.observation);
        }
    }
    #[inline]
    fn observe(&self, slot: &Slot<G>, seat: Seat, out: &mut [f32]) {
        let game = self.game;
        out.fill(0.0);
        let seen = game.view(&slot.at, Eye::Seat(seat));
        match self.turn.filter(|_| seat.0 == 1) {
            None => game.observe(&seen, seat, &slot.begun, out),
            Some(turn) => {
                let mut plain = vec![0.0; self.tensor];
                game.observe(&seen, seat, &slot.begun, &mut plain);
                for (number, to) in plain.into_iter().zip(&turn.tensor) {
                    out[*to as usize] = number;
                }
            }
        }
    }
}

impl<G: Rules + Symmetries> Typed<G> {
    /// Calls `work` with every match and its rows, on as many threads as there are.
    fn each<T: Copy + Sync + Default>(
        &mut self,
        given: &[T],
        rows: Rows,
        work: impl Fn(&Scene<G>, &mut Slot<G>, T, Row) + Sync,
    ) {
        let n = self.slots.len();
        let scene = Scene {
            game: &*self.game,
            manner: self.manner,
            turn: self.turn.as_ref(),
            tensor: self.tensor,
        };
        let share = n.div_ceil(self.manner.threads.max(1)).max(1);
        let seats = rows.rewards.len() / n;
        let (seen, actions) = (rows.observations.len() / n, rows.masks.len() / n);
        let slots = self.slots.chunks_mut(share).zip(given.chunks(share));
        let slots = slots.zip(rows.observations.chunks_mut(share * seen));
        let slots = slots.zip(rows.masks.chunks_mut(share * actions));
        let slots = slots.zip(rows.rewards.chunks_mut(share * seats));
        let slots = slots.zip(rows.ended.chunks_mut(share));
        let slots = slots.zip(rows.cut.chunks_mut(share));
        let slots = slots.zip(rows.movers.chunks_mut(share));
        let (scene, work) = (&scene, &work);
        let mut parts = slots.map(|part| {
            let (((((((slots, given), seen_by), masks), rewards), ended), cut), movers) = part;
            move || {
                for (i, slot) in slots.iter_mut().enumerate() {
                    let row = Row {
                        observation: &mut seen_by[i * seen..(i + 1) * seen],
                        mask: &mut masks[i * actions..(i + 1) * actions],
                        rewards: &mut rewards[i * seats..(i + 1) * seats],
                        ended: &mut ended[i],
                        cut: &mut cut[i],
                        mover: &mut movers[i],
                    };
                    work(scene, slot, given[i], row);
                }
            }
        });
        if self.manner.threads <= 1 {
            parts.for_each(|mut part| part());
            return;
        }
        thread::scope(|threads| {
            let first = parts.next();
            for part in parts {
                threads.spawn(part);
            }
            if let Some(mut part) = first {
                part();
            }
        });
    }
}

impl<G: Rules + Symmetries> Batch for Typed<G> {
    fn reset(&mut self, seed: u64, rows: Rows) {
        let numbers: Vec<u64> = (0..self.slots.len() as u64).collect();
        self.each(&numbers, rows, |scene, slot, i, row| {
            slot.seed = mix(seed ^ mix(i));
            slot.rng = Rng::new(mix(slot.seed ^ 0x5A17));
            scene.begin(slot);
            (*row.ended, *row.cut) = (false, false);
            row.rewards.fill(0.0);
            scene.show(slot, row);
        });
    }
    fn step(&mut self, actions: &[i64], rows: Rows) -> Result<(), String> {
        let scene = Scene {
            game: &*self.game,
            manner: self.manner,
            turn: self.turn.as_ref(),
            tensor: self.tensor,
        };
        let mut slots = self.slots.iter_mut().zip(actions);
        let bad = slots.position(|(slot, action)| !scene.check(slot, *action));
        if let Some(bad) = bad {
            for slot in &mut self.slots[..bad] {
                if slot.next == Act::Begun {
                    slot.begun.pop();
                }
            }
            return Err(format!(
                "action {} is not legal in match {bad}",
                actions[bad]
            ));
        }
        self.each(actions, rows, |scene, slot, _, row| scene.step(slot, row));
        Ok(())
    }
    fn sample(&mut self, actions: &mut [i64]) {
        let turn = self.turn.as_ref();
        for (slot, out) in self.slots.iter_mut().zip(actions) {
            let action = slot.legal[slot.rng.below(slot.legal.len())];
            *out = match turn.filter(|_| slot.mover.0 == 1) {
                Some(turn) => turn.actions[action as usize].into(),
                None => action.into(),
            };
        }
    }
    fn position(&self, i: usize) -> String {
        let view = self.game.view(&self.slots[i].at, Eye::Keeper);
        self.game.write_position(&view)
    }
}

/// So many matches; nothing is begun before the first reset.
pub fn batch(rules: &dyn Rulebook, size: usize, manner: Manner) -> Option<Box<dyn Batch>> {
    struct Make(usize, Manner);
    impl Visitor for Make {
        type Out = Box<dyn Batch>;
        fn visit<G: Rules + Symmetries>(self, game: &G) -> Box<dyn Batch> {
            let (rows, columns) = game.cells();
            let exchanged = |s: &Symmetry| s.seats == [Seat(1), Seat(0)];
            let turn = || game.symmetries().into_iter().find(exchanged);
            let at = game.start(0);
            let slot = |_| Slot {
                past: Past::new(game, &at),
                at: at.clone(),
                begun: Vec::new(),
                mover: Seat(0),
                legal: Vec::new(),
                next: Act::Refused,
                seed: 0,
                rng: Rng::new(0),
            };
            Box::new(Typed {
                slots: (0..self.0).map(slot).collect(),
                manner: self.1,
                turn: if self.1.turned { turn() } else { None },
                tensor: game.planes().len() * rows * columns,
                game: Arc::new(game.clone()),
            })
        }
    }
    visit(rules, Make(size, manner))
}
