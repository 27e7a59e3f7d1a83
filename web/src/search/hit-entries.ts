import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import type { PartnerRow } from '@pietas/contract/partners'
import { deathSign, fullName, type PersonRow } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import type { TaskRow } from '@pietas/contract/tasks'
import { Building2, FolderOpen, ListChecks, UserRound } from 'lucide-react'
import { joinParts, type Translate } from '../kit/i18n'
import { momentText } from '../kit/time'
import { titleOf } from '../tasks'
import type { Entry } from './entries'

type Open = (id: number) => void

const born = (day: string | null): string | null => (day ? `* ${formatDay(day)}` : null)

export const processEntry = (row: ProcessRow, open: Open): Entry => ({
  id: `process-${row.id}`,
  icon: FolderOpen,
  label: joinParts([`#${row.id}`, fullName(row.deceasedPerson)], ' '),
  secondary: joinParts([born(row.deceasedPerson.dateOfBirth), deathSign(row.deceasedPerson)], ' '),
  matchedBy: row.matchedBy,
  run: () => open(row.id),
})

export const personEntry = (row: PersonRow, open: Open): Entry => ({
  id: `person-${row.id}`,
  icon: UserRound,
  label: fullName(row),
  secondary: joinParts([born(row.dateOfBirth), deathSign(row), formatAddress(row)], ' · '),
  phone: row.phone,
  matchedBy: row.matchedBy,
  run: () => open(row.id),
})

export const partnerEntry = (row: PartnerRow, open: Open): Entry => ({
  id: `partner-${row.id}`,
  icon: Building2,
  label: joinParts([row.name, row.nameAffix], ' '),
  secondary: formatAddress(row),
  matchedBy: row.matchedBy,
  run: () => open(row.id),
})

export const taskEntry = (row: TaskRow, t: Translate, open: Open): Entry => ({
  id: `task-${row.id}`,
  icon: ListChecks,
  label: titleOf(row, t),
  secondary: joinParts(
    [
      momentText(row.startDate ?? row.dueDate),
      row.process ? joinParts([`#${row.process.id}`, fullName(row.process.deceasedPerson)], ' ') : null,
    ],
    ' · ',
  ),
  matchedBy: row.matchedBy,
  run: () => open(row.id),
})
