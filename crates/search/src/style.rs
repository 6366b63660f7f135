//! How a search divides its attention: the numbers behind pruning and reductions.

/// What a search leaves out, what it looks at less, and how it plays on. Hundredths are the evaluator's; each number is the judge's to choose
/// ([`Evaluate::style`](crate::Evaluate::style)), and matches tell which are good.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Style {
    /// Reverse futility pruning: how much one ply can change the worth, if the search may give up on positions near its horizon
    /// that are further above what is asked.
    pub futility: Option<i32>,
    /// Late move pruning: so many moves a ply are enough to look at before the search gives up on a position near its horizon
    /// that seems bad, in tenths.
    pub late_moves: Option<u32>,
    /// Null move pruning: by so many plies less the position is looked at with the turn given away.
    pub null_plies: i32,
    /// Late move reductions begin with so many hundredths of a ply …
    pub less: i32,
    /// … and grow by the logarithms of depth and number over this, in hundredths.
    pub slower: i32,
    /// By how many points of rank a move is looked at a ply more or less.
    pub trust: i32,
    /// Half the first window around the score of the depth before (aspiration).
    pub window: i32,
    /// How much worse than an even position a draw by repetition, stall or length is to the side that thinks: it plays on where it
    /// is level, and even a little behind.
    pub contempt: i32,
    /// After so many plies without progress a lead would count nothing; it fades on the way there, so that whoever is ahead gets on. 0
    /// where it does not fade. What is remembered of a position keeps the worth it had on the path where it was met.
    pub fade: i32,
}

impl Style {
    /// Nothing is left out but what null moves and late move reductions leave out.
    pub const PLAIN: Style = Style {
        futility: None,
        late_moves: None,
        null_plies: 3,
        less: 40,
        slower: 210,
        trust: 4000,
        window: 40,
        contempt: 0,
        fade: 0,
    };

    /// What the numbers are called, for whoever tunes them.
    pub const NAMES: [&str; 9] = [
        "futility",
        "late_moves",
        "null_plies",
        "less",
        "slower",
        "trust",
        "window",
        "contempt",
        "fade",
    ];

    /// All numbers in the order of [`Style::NAMES`]; 0 stands for what is left out.
    pub fn numbers(&self) -> [i32; 9] {
        [
            self.futility.unwrap_or(0),
            self.late_moves.unwrap_or(0) as i32,
            self.null_plies,
            self.less,
            self.slower,
            self.trust,
            self.window,
            self.contempt,
            self.fade,
        ]
    }
    /// What [`Style::numbers`] tells, each brought to where it makes sense.
    ///
    /// ```
    /// use parlour_search::Style;
    /// assert_eq!(Style::of(Style::PLAIN.numbers()), Style::PLAIN);
    /// ```
    pub fn of(numbers: [i32; 9]) -> Style {
        let [futility, late_moves, null_plies, rest @ ..] = numbers;
        let [less, slower, trust, window, contempt, fade] = rest;
        let some = |n: i32| (n > 0).then_some(n);
        Style {
            futility: some(futility),
            late_moves: some(late_moves).map(|n| n as u32),
            null_plies: null_plies.clamp(1, 8),
            less: less.clamp(0, 400),
            slower: slower.clamp(50, 2000),
            trust: trust.max(500),
            window: window.clamp(5, 400),
            contempt: contempt.clamp(0, 400),
            fade: fade.clamp(0, 1000),
        }
    }
    /// Late move reductions: plies by which move number `[i]` at a depth is looked at less, before what is known of it counts.
    pub(crate) fn reductions(&self) -> [[u8; 64]; 64] {
        let ln: [f64; 64] = std::array::from_fn(|i| (i.max(1) as f64).ln());
        let (less, slower) = (self.less as f64 / 100.0, self.slower as f64 / 100.0);
        let by = |depth: usize, i: usize| (less + ln[depth] * ln[i] / slower) as u8;
        let row = |depth| std::array::from_fn(|i| if depth * i == 0 { 0 } else { by(depth, i) });
        std::array::from_fn(row)
    }
}
