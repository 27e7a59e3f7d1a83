/** A page, or a drawer over its page. */
export interface Screen {
  name: string
  /** The source files whose code it asks for, from `web`. */
  code: string[]
  /** The parts of the texts that it says. */
  texts: string[]
}

export function screens(): Screen[]
