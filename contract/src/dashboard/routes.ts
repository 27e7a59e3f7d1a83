import { entityPath, route } from '../kit'
import { dashboard as answer } from './records'

/** The page of the day: decisions section 10. */
export const dashboard = {
  get: route({
    method: 'GET',
    path: `${entityPath}/dashboard`,
    access: 'member',
    about: 'What the day brings at a legal entity, a key for each tile that the caller may see',
    answer,
  }),
}
