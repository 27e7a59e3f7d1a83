import { feature } from '../kit/feature'
import { personAddresses } from './addresses'
import { demo } from './demo'
import { personAsOwner } from './document-owner'
import { personHandlers } from './handlers'
import { personHistoryHandlers } from './history/handlers'
import { personImportHandlers } from './import'
import { mergeHandlers } from './merging'
import { relationshipHandlers } from './relationships'

export { personReading } from './history/handlers'
export { personFacts } from './queries'
export { lockPersons, relationBetween, storeRelationships } from './relationships'
export { personsFound } from './search'
export { completePerson, recordPerson } from './store'

export const persons = feature({
  handlers: {
    persons: personHandlers,
    personImports: personImportHandlers,
    personMerges: mergeHandlers,
    relationships: relationshipHandlers,
    personHistory: personHistoryHandlers,
  },
  owners: { PERSON: personAsOwner },
  addresses: { persons: personAddresses },
  kinds: {
    persons: 'persons',
    name_words: null,
    person_merges: null,
    relationships: 'persons',
    person_imports: 'person-imports',
    person_import_rows: 'person-imports',
  },
  demo,
})
