import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'

/** The client's name, be it a person or a business partner. */
export const clientName = (process: Pick<ProcessRow, 'clientPerson' | 'clientBusinessPartner'>): string =>
  process.clientPerson ? fullName(process.clientPerson) : (process.clientBusinessPartner?.name ?? '')
