/** The person decided not to save after all; nothing is to be said about it. */
export class Abandoned extends Error {
  override name = 'Abandoned'
}
