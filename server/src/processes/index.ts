import { feature } from '../kit/feature'
import { demo } from './demo'
import { processAsOwner } from './document-owner'
import { type ProcessParts, processHandlers } from './handlers'
import { processHistoryHandlers } from './history/handlers'
import { noteHandlers } from './notes/handlers'
import { positionHandlers } from './positions/handlers'
import { positionTemplateHandlers } from './positions/templates/handlers'
import { preparationHandlers } from './preparations/handlers'
import { processPersonHandlers } from './process-persons/handlers'

export { caseOfPath } from './case-of-record'
export { openProcess } from './create'
export { processAsOwner } from './document-owner'
export { writeNote } from './notes/queries'
export { funeralOf, unburied } from './queries'

export const processes = (parts: ProcessParts) =>
  feature({
    handlers: {
      processes: processHandlers(parts),
      processPersons: processPersonHandlers,
      notes: noteHandlers,
      processPreparations: preparationHandlers,
      positions: positionHandlers,
      positionTemplates: positionTemplateHandlers,
      processHistory: processHistoryHandlers,
    },
    owners: { PROCESS: processAsOwner, DEATH_NOTICE: processAsOwner },
    kinds: {
      processes: 'processes',
      process_persons: 'processes',
      process_invited_persons: 'processes',
      process_business_partners: 'processes',
      process_notes: 'processes',
      process_preparations: 'processes',
      process_positions: 'processes',
      process_goods: 'processes',
      position_templates: 'position-templates',
      position_template_lines: 'position-templates',
      position_template_burial_forms: 'position-templates',
    },
    demo,
  })
