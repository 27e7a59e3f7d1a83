import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import type { KeptDocument, Person, PersonFields } from '@pietas/contract/persons'
import type { ReactNode } from 'react'
import { formatInstant, joinParts, type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { PickedName, type PickerSource } from '../../kit/picker'
import { branchSource } from '../../legal-entities'
import { partnerSource } from '../../partners'
import { colleagueSource } from '../../users'
import { personSource } from '../source'
import { knowsNothing, type MergeRow } from './merge-fields'

type Field = keyof PersonFields

// Each source is asked for the record that it has handed out itself.
type Kind = 'PERSON' | 'PARTNER' | 'BRANCH' | 'EMPLOYEE'
const sources: Record<Kind, () => PickerSource<{ id: number }>> = {
  PERSON: personSource,
  PARTNER: partnerSource,
  BRANCH: branchSource,
  EMPLOYEE: colleagueSource,
}

function Named({ kind, id }: { kind: Kind; id: number | null | undefined }) {
  return id ? <PickedName source={sources[kind]()} id={id} /> : null
}

const partners: readonly Field[] = ['birthRegistryOffice', 'deathRegistryOfficeId']
const days: readonly Field[] = ['dateOfBirth', 'deceasedAt', 'deathRegisterDate']
const instants: readonly Field[] = ['lastSeenAliveAt', 'foundDeadAt']
const words: readonly Field[] = ['salutation', 'gender', 'reasonOfDeath', 'infectiousData']
const places: readonly Field[] = ['placeOfDeath', 'currentPosition']

/** A field of a person as its form shows it; null when there is nothing to read. */
function said(person: Person, field: Field, t: Translate): ReactNode {
  const value = person[field]
  if (value === null || value === undefined || value === '') return null
  if (days.includes(field)) return formatDay(value as string)
  if (instants.includes(field)) return formatInstant(value as string)
  if (words.includes(field)) return t(`person.${field}.${value}` as MessageKey)
  if (partners.includes(field)) return <Named kind="PARTNER" id={value as number} />
  if (field === 'contactIdForInheritance') return <Named kind="PERSON" id={value as number} />
  if (places.includes(field)) {
    const place = value as NonNullable<Person['placeOfDeath']>
    return joinParts([place.name, formatAddress(place)], ', ')
  }
  if (field === 'contactDetails') return person.contactDetails.map((one) => one.value).join(', ')
  return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : String(value)
}

function kept(person: Person, document: KeptDocument, t: Translate) {
  const kind = person[`${document}ManagedByType`]
  if (kind) return <Named kind={kind} id={person[`${document}ManagedBy`]} />
  // The rules of persons would weigh more here than all the rest.
  if (person[`${document}Exists`]) return t('common.yes')
  return person[`${document}Absent`] ? t('common.no') : null
}

const assets = (person: Person, fields: MergeRow['fields'], t: Translate) =>
  fields.filter((field) => person[field]).map((field) => t(`person.${field}` as MessageKey))

/** Everything that one of two records says in a row; null where it says nothing. */
export function SaidValue({ person, row }: { person: Person; row: MergeRow }): ReactNode {
  const { t } = useTranslation()
  const [first] = row.fields
  if (first === 'street') return formatAddress(person)
  if (first === 'ownsLandAssets') return assets(person, row.fields, t).join(', ')
  if (first === 'deathRegisteredBy') {
    const by = person.deathRegisteredBy
    return (
      by && <Named kind={by.type} id={by.personId ?? by.businessPartnerId ?? by.legalEntityBranchId ?? by.userId} />
    )
  }
  if (first === 'testamentExists') return kept(person, 'testament', t)
  if (first === 'inheritanceContractExists') return kept(person, 'inheritanceContract', t)
  if (first === 'deceased')
    return person.deceased ? joinParts(['†', said(person, 'deceasedAt', t) as string, person.deceasedTimeAt]) : null
  if (row.fields.length === 1) return said(person, first, t)
  return row.fields
    .map((field) => said(person, field, t))
    .filter((part) => part !== null)
    .join(' / ')
}

/** @returns what a row reads like, or nothing where that record says nothing. */
export const saidOf = (person: Person, row: MergeRow): ReactNode =>
  knowsNothing(person, row) ? null : <SaidValue person={person} row={row} />
