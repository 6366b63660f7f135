// What a solver's move is, by the answers of a puzzle: lines in which equally good moves stand beside each other.

/** One way a puzzle may go: at even places the solver's moves, at odd ones the others' one. */
export type Answer = string[][]

export interface Judged {
  right: boolean
  /** The hardest defence; nothing where the puzzle is solved. */
  reply?: string
}

/** The answers that agree with what was played so far. */
const agreeing = (answers: Answer[], played: string[]) => answers.filter((line) => played.every((move, i) => line[i]?.includes(move)))

/** What comes of the next move of the solver. */
export function judge(answers: Answer[], played: string[], move: string): Judged {
  const [first] = agreeing(answers, [...played, move])
  return first ? { right: true, reply: first[played.length + 1]?.[0] } : { right: false }
}

/** How it goes on from here against the hardest defence. */
export function rest(answers: Answer[], played: string[]): string[] {
  const [first] = agreeing(answers, played)
  return first?.slice(played.length).map((moves) => moves[0]) ?? []
}

/** How many moves the solver has to find. */
export const length = (answers: Answer[]): number => Math.ceil((answers[0]?.length ?? 0) / 2)
