/** A sentence why something was not done; the status is HTTP's, or 0 where nobody answered. */
export class Refused extends Error {
  constructor(message: string, readonly status: number) {
    super(message)
  }
}
