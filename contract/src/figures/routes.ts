import * as z from 'zod'
import { entityPath, isoDate, route } from '../kit'
import { figuresAnswer } from './records'

/** Key figures of a legal entity: decisions section 3. */
export const figures = {
  get: route({
    method: 'GET',
    path: `${entityPath}/kpi`,
    access: 'KPI:AccessKPI',
    about:
      'Key figures of a legal entity for the days from `from` to `to`, five years at most, beside those of as many days before; no personal data, and no count by which somebody could be told',
    query: z.object({ from: isoDate, to: isoDate }),
    answer: figuresAnswer,
  }),
}
