import type { ProcessType } from '@pietas/contract/processes'

interface CaseOfSomebody {
  type: string
  deceasedPerson: { deceased: boolean }
}

const provision: ProcessType = 'PROVISION'

/** What the person is called whom a process is about: who provides for his own death lives while he does. */
export const deceasedLabel = ({ type, deceasedPerson }: CaseOfSomebody) =>
  type === provision && !deceasedPerson.deceased ? 'process.provident' : 'process.deceased'
