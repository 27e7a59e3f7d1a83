import type { Problem } from './problem'
import type { ProblemCode } from './problem-codes'

/** What a client throws when the server answers with a problem. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`)
    this.name = 'ApiProblem'
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  get code(): ProblemCode {
    return this.problem.code
  }
}
