import { today } from '@pietas/contract/kit/days'

const month = /^20\d\d-(0[1-9]|1[0-2])$/

/** What the address of the overview of leave says: its month, `2026-11`; absent = this one. */
export interface AbsencesSearch {
  month?: string
}

/** Reads the address of the overview of leave; what is not understood is not heard. */
export const readAbsencesSearch = ({ month: asked }: Readonly<Record<string, unknown>>): AbsencesSearch =>
  typeof asked === 'string' && month.test(asked) ? { month: asked } : {}

/** The month in which today is. */
export const thisMonth = (): string => today().slice(0, 7)
