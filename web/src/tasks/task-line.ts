import { formatAddress } from '@pietas/contract/kit/address-line'
import { nameWithFate } from '@pietas/contract/persons'
import type { TaskRow } from '@pietas/contract/tasks'
import { joinParts, type Translate, translate } from '../kit/i18n'
import { typeLabel } from './task-status'

/** What a task is called: of leave whose kind may not be known there is no title, and it is called what it is. */
export const titleOf = ({ title, type }: Pick<TaskRow, 'title' | 'type'>, t: Translate): string =>
  title || t(typeLabel(type))

/** Whose case it belongs to, with its number. */
export const caseOf = ({ process }: Pick<TaskRow, 'process'>): string | null =>
  process && `${process.id} · ${nameWithFate(process.deceasedPerson, translate('common.deleted'))}`

/** Where it takes place, or from where to where it goes. */
export const placeOf = ({ address, destination }: Pick<TaskRow, 'address' | 'destination'>): string =>
  joinParts(
    [address, destination].map((place) => place?.name || formatAddress(place)),
    ' → ',
  )

/** Somebody of the staff by name. */
export const nameOf = (user: TaskRow['user']): string => (user ? `${user.firstName} ${user.lastName}` : '')
