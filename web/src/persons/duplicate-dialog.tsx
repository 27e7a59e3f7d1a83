import Button from '@mui/material/Button'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import type { PersonDuplicate } from '@pietas/contract/persons'
import { useState } from 'react'
import type { InsistQuestion } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { InsistDialog } from '../kit/list/table/insist-dialog'
import { whenIdle } from '../kit/loading'
import { usePermissions } from '../kit/session'

// The drawer holds the form that opens this dialog: loaded when somebody looks, it closes no ring.
const PersonDrawer = whenIdle(async () => (await import('./person-drawer')).PersonDrawer)

interface DuplicateDialogProps extends InsistQuestion<PersonDuplicate> {
  updating: boolean
  /** Goes on with a person who is there already, instead of a new one. */
  onTake: (personId: number) => void
  /** Stores what was typed, and puts both records side by side. */
  onMerge: (personId: number) => void
}

/** Shows who may be the same person, and leaves the decision to the one who types. */
export function DuplicateDialog({ found, updating, onAnswer, onTake, onMerge }: DuplicateDialogProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const mayMerge = may('Person:Create') && may('Person:Delete')
  const [looking, setLooking] = useState<number>()
  return (
    <InsistDialog
      title={t('person.duplicates.title')}
      subtitle={t(updating ? 'person.duplicates.subtitle-update' : 'person.duplicates.subtitle')}
      confirm={t(updating ? 'person.duplicates.update' : 'person.duplicates.create')}
      onAnswer={onAnswer}
      heads={[
        t('person.name'),
        t('person.dateOfBirth'),
        t('person.address'),
        t('person.duplicates.score'),
        t('person.duplicates.reasons'),
        '',
      ]}
      rows={found.map((person) => ({
        id: person.id,
        cells: [
          `${person.lastName}, ${person.firstName}`,
          person.dateOfBirth ? formatDay(person.dateOfBirth) : t('person.birth-unknown'),
          formatAddress(person),
          `${Math.round(person.score * 100)} %`,
          person.reasons.map((reason) => t(`person.duplicates.reason.${reason}` as MessageKey)).join(', '),
          <span key="ways">
            <Button size="small" onClick={() => setLooking(person.id)}>
              {t('person.duplicates.open')}
            </Button>
            {!updating && (
              <Button size="small" onClick={() => onTake(person.id)}>
                {t('person.duplicates.take')}
              </Button>
            )}
            {updating && mayMerge && (
              <Button size="small" onClick={() => onMerge(person.id)}>
                {t('person.merge')}
              </Button>
            )}
          </span>,
        ],
      }))}
    >
      {looking !== undefined && (
        <PersonDrawer
          personId={looking}
          viewOnly
          onClose={() => setLooking(undefined)}
          onMissing={() => setLooking(undefined)}
        />
      )}
    </InsistDialog>
  )
}
