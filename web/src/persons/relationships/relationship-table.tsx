import IconButton from '@mui/material/IconButton'
import { fullName, type Person, type Relationship, relationshipRows } from '@pietas/contract/persons'
import { ChevronDown, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { confirm } from '../../kit/feedback'
import { span, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { PlainTable } from '../../kit/list/table/plain-table'
import { Tooltip } from '../../kit/tooltip'
import { AddRelationship } from './add-relationship'
import { DoubtQuestion } from './doubt-question'
import { LinkPerson } from './link-person'
import { RelationshipDetail } from './relationship-detail'
import * as styles from './relationship-table.module.css'
import { relationshipChanges } from './relationship-values'
import * as shared from './relationships.module.css'
import { storeRelationships, useDoubts } from './store-relationships'
import { typeLabel } from './use-type-options'

interface RelationshipTableProps {
  person: Pick<Person, 'id' | 'dateOfBirth' | 'relationships'>
  /** Inside a process the address is where its letters go. */
  processId?: number | undefined
  /** Opens another person; absent = there is no way there from here. */
  onOpenPerson?: ((personId: number) => void) | undefined
}

/** The relationships of a stored person. Every row is stored by itself, apart from the form around it. */
export function RelationshipTable({ person, processId, onOpenPerson }: RelationshipTableProps) {
  const { t } = useTranslation()
  const editable = useFormMode() !== 'view'
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const { question, storeOrAsk } = useDoubts()
  const rows = relationshipRows(person.relationships)
  const related = person.relationships.flatMap(({ relatedPersonId }) => relatedPersonId ?? [])
  const toggle = (id: number) =>
    setFolded(new Set(folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id]))
  const name = (row: Relationship): ReactNode => {
    if (row.relatedPerson) return <PersonLink person={row.relatedPerson} onOpen={onOpenPerson} />
    return editable ? (
      <LinkPerson person={person} relationship={row} without={[person.id, ...related]} />
    ) : (
      t('person.relationship.relationshipWithoutPerson')
    )
  }
  const heads = [
    '',
    t('person.relationship.type'),
    t('person.name'),
    t('person.phone'),
    t(processId === undefined ? 'person.email' : 'person.relationship.correspondence'),
    ...(editable ? [''] : []),
  ]
  return (
    <div className={`${span[6]} ${shared.relationshipTable}`}>
      {editable && (
        <AddRelationship
          without={[person.id]}
          onAdd={(values, key) =>
            storeOrAsk((attempt) => storeRelationships.create(person.id, [relationshipChanges(values)], key, attempt))
          }
        />
      )}
      <DoubtQuestion question={question} />
      {rows.length > 0 && (
        <PlainTable
          label={t('person.relationship.table')}
          heads={heads}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              <Expander key="expand" row={row} open={!folded.has(row.id)} onToggle={() => toggle(row.id)} />,
              typeOf(row, t),
              name(row),
              row.relatedPerson?.phone && <PhoneNumber number={row.relatedPerson.phone} />,
              row.relatedPerson?.email && <a href={`mailto:${row.relatedPerson.email}`}>{row.relatedPerson.email}</a>,
              ...(editable ? [row.inverse ? null : <DeleteButton key="delete" relationship={row} />] : []),
            ],
            detail: !folded.has(row.id) && (
              <RelationshipDetail person={person} relationship={row} onOpenPerson={onOpenPerson} />
            ),
          }))}
        />
      )}
    </div>
  )
}

const typeOf = ({ maritalStatus, relationshipType }: Relationship, t: Parameters<typeof typeLabel>[1]) => {
  const type = maritalStatus ?? relationshipType
  return type && typeLabel(type, t)
}

function PersonLink({
  person,
  onOpen,
}: {
  person: NonNullable<Relationship['relatedPerson']>
  onOpen: RelationshipTableProps['onOpenPerson']
}) {
  const { t } = useTranslation()
  const name = <bdi>{fullName(person)}</bdi>
  if (person.deleted)
    return (
      <Tooltip describeChild title={t('autocomplete-field.deleted-item-tooltip')}>
        <span className={styles.deletedName}>{name}</span>
      </Tooltip>
    )
  if (!onOpen) return name
  return (
    <button type="button" className={styles.nameLink} onClick={() => onOpen(person.id)}>
      {name}
    </button>
  )
}

function Expander({ row, open, onToggle }: { row: Relationship; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  const name = row.relatedPerson ? fullName(row.relatedPerson) : t('person.relationship.relationshipWithoutPerson')
  return (
    <IconButton
      size="small"
      aria-expanded={open}
      aria-label={t('person.relationship.details', { name })}
      onClick={onToggle}
    >
      <ChevronDown size={18} className={open ? '' : shared.folded} aria-hidden />
    </IconButton>
  )
}

function DeleteButton({ relationship }: { relationship: Relationship }) {
  const { t } = useTranslation()
  const remove = async () => {
    const sure = await confirm({
      title: t('person.relationship.delete-question'),
      description: t('person.relationship.delete-description'),
      confirm: t('common.delete'),
      destructive: true,
    })
    // What went wrong has been said.
    if (sure) await storeRelationships.delete(relationship.id).catch(() => undefined)
  }
  return (
    <Tooltip title={t('person.relationship.remove')}>
      <IconButton size="small" aria-label={t('person.relationship.remove')} onClick={() => void remove()}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  )
}
