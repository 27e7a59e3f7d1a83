import { personNames } from '../../persons'
import { historyWords } from '../../trail'
import { preparationFields } from '../preparations/facts'

// The words of a choice of the preparations stand under a name that several fields share.
const sharedTexts = Object.fromEntries(
  Object.entries(preparationFields).flatMap(([section, fields]) =>
    fields.map(({ name, texts }) => [`${section}.${name}`, `preparation.${texts}`]),
  ),
)

export const { fieldWord, valueWord } = historyWords({
  // What is told of the deceased comes last: a process has words of its own for what it has.
  prefixes: ['process', 'process-persons', 'position', 'note', 'preparation', 'document', 'person'],
  names: {
    ...personNames.names,
    personId: 'process-persons.personId',
    businessPartnerId: 'process.businessPartnerIds',
  },
  choices: {
    ...personNames.choices,
    ...sharedTexts,
    clientAssociateType: 'process.associate',
    graveDesiredPosition: 'process.gravePosition',
    documentLabel: 'document.label',
  },
  section: 'preparation',
})
