import type { Problem, ProblemCode } from '@pietas/contract/kit'

/**
 * The server refuses a call and says why. The contract has a class of its own for this, but that file brings
 * the schema library along, which the first load must not carry.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`)
    this.problem = problem
  }

  get code(): ProblemCode {
    return this.problem.code
  }
}

/** The server could not be reached; nothing is known about what became of the request. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The server did not answer in time. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}
