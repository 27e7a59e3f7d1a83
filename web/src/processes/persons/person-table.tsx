import IconButton from '@mui/material/IconButton'
import { fullName } from '@pietas/contract/persons'
import type { Process, ProcessPerson } from '@pietas/contract/processes'
import { Trash2 } from 'lucide-react'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { DrawerSkeleton } from '../../kit/drawer'
import { confirm, EmptyState } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { PlainTable } from '../../kit/list/table/plain-table'
import { SoftChip } from '../../kit/theme'
import { Tooltip } from '../../kit/tooltip'
import { typeLabel } from '../../persons'
import { GoneSign } from '../gone-sign'
import { roleTones } from '../options'
import * as processHead from '../process-head.module.css'
import { AddPerson } from './add-person'
import { storeProcessPersons, useProcessPersons } from './process-persons'

interface ProcessPersonsProps {
  process: Process
  editable: boolean
  onOpenPerson: ((personId: number) => void) | undefined
}

/** Who has a role in a process. Roles say what somebody is for the case; they give no rights. */
export function ProcessPersons({ process, editable, onOpenPerson }: ProcessPersonsProps) {
  const { t } = useTranslation()
  const { items, error, loading } = useProcessPersons(process.id)
  const heads = ['role', 'relationship', 'name', 'phone', 'correspondence'] as const
  return (
    <>
      {editable && <AddPerson process={process} known={items} />}
      {loading && <DrawerSkeleton of="lines" />}
      {error && <EmptyState title={t('common.error')} />}
      {!loading && !error && items.length === 0 && <EmptyState title={t('process-persons.empty')} />}
      {items.length > 0 && (
        <PlainTable
          label={t('process-persons.title')}
          heads={[...heads.map((head) => t(`process-persons.${head}`)), ...(editable ? [''] : [])]}
          rows={items.map((row) => ({
            id: row.id,
            cells: [
              <SoftChip key="role" tone={roleTones[row.role]}>
                {t(`process.role.${row.role}` as MessageKey)}
              </SoftChip>,
              relationOf(row, t),
              <PersonName key="name" row={row} onOpen={onOpenPerson} />,
              row.person.phone && <PhoneNumber number={row.person.phone} />,
              emailOf(row) && <a href={`mailto:${emailOf(row)}`}>{emailOf(row)}</a>,
              ...(editable ? [<DeleteButton key="delete" row={row} />] : []),
            ],
          }))}
        />
      )}
    </>
  )
}

const relationOf = ({ maritalStatus, relationshipType }: ProcessPerson, t: Parameters<typeof typeLabel>[1]) => {
  const type = maritalStatus ?? relationshipType
  return type && typeLabel(type, t)
}

/** Where letters go: the primary address, or the first of the others. */
const emailOf = ({ person }: ProcessPerson): string | undefined =>
  person.email ?? person.contactDetails.find(({ type }) => type === 'EMAIL')?.value ?? undefined

function PersonName({ row, onOpen }: { row: ProcessPerson; onOpen: ProcessPersonsProps['onOpenPerson'] }) {
  const name = <bdi>{fullName(row.person)}</bdi>
  return (
    <>
      {onOpen ? (
        <button type="button" className={processHead.processPersonName} onClick={() => onOpen(row.person.id)}>
          {name}
        </button>
      ) : (
        name
      )}{' '}
      <GoneSign person={row.person} />
    </>
  )
}

function DeleteButton({ row }: { row: ProcessPerson }) {
  const { t } = useTranslation()
  const remove = async () => {
    const sure = await confirm({
      title: t('process-persons.remove-question', { name: fullName(row.person) }),
      description: t('process-persons.remove-hint'),
      confirm: t('process-persons.remove'),
      destructive: true,
    })
    // What went wrong has been said.
    if (sure) await storeProcessPersons.delete(row.id).catch(() => undefined)
  }
  return (
    <Tooltip title={t('process-persons.remove')}>
      <IconButton size="small" aria-label={t('process-persons.remove')} onClick={() => void remove()}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  )
}
