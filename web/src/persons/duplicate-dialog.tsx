import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import type { PersonDuplicate } from '@pietas/contract/persons'
import { useState } from 'react'
import type { InsistQuestion } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { PlainTable } from '../kit/list/table/plain-table'
import { whenIdle } from '../kit/loading'

// The drawer holds the form that opens this dialog: loaded when somebody looks, it closes no ring.
const PersonDrawer = whenIdle(async () => (await import('./person-drawer')).PersonDrawer)

interface DuplicateDialogProps extends InsistQuestion<PersonDuplicate> {
  updating: boolean
}

/** Shows who may be the same person, and leaves the decision to the one who types. */
export function DuplicateDialog({ found, updating, onAnswer }: DuplicateDialogProps) {
  const { t } = useTranslation()
  const [looking, setLooking] = useState<number>()
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="person-duplicates" onClose={() => onAnswer(false)}>
      <DialogTitle id="person-duplicates">{t('person.duplicates.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t(updating ? 'person.duplicates.subtitle-update' : 'person.duplicates.subtitle')}
        </DialogContentText>
        <PlainTable
          label={t('person.duplicates.title')}
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
              formatDay(person.dateOfBirth),
              formatAddress(person),
              `${Math.round(person.score * 100)} %`,
              person.reasons.map((reason) => t(`person.duplicates.reason.${reason}` as MessageKey)).join(', '),
              <Button key="open" size="small" onClick={() => setLooking(person.id)}>
                {t('person.duplicates.open')}
              </Button>,
            ],
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onAnswer(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {t(updating ? 'person.duplicates.update' : 'person.duplicates.create')}
        </Button>
      </DialogActions>
      {looking !== undefined && (
        <PersonDrawer
          personId={looking}
          viewOnly
          onClose={() => setLooking(undefined)}
          onMissing={() => setLooking(undefined)}
        />
      )}
    </Dialog>
  )
}
