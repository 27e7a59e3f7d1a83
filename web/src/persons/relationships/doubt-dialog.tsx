import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { RelationshipDoubt } from '@pietas/contract/persons'
import { useId } from 'react'
import type { InsistQuestion } from '../../kit/form'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { PlainTable } from '../../kit/list/table/plain-table'
import { typeLabel } from './use-type-options'

/** `05.05.1975 – 31.12.1990`; an end that is not known stays open. */
const spanOf = ({ marriageDate, divorceDate }: RelationshipDoubt): string =>
  marriageDate || divorceDate ? `${formatDate(marriageDate)} – ${formatDate(divorceDate)}`.trim() : ''

/** What speaks against a relationship, and the choice to store it all the same. */
export function DoubtDialog({ found, onAnswer }: InsistQuestion<RelationshipDoubt>) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={() => onAnswer(false)}>
      <DialogTitle id={id}>{t('person.relationship.doubts.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('person.relationship.doubts.subtitle')}</DialogContentText>
        <PlainTable
          label={t('person.relationship.doubts.title')}
          heads={[
            t('person.relationship.doubts.reason'),
            t('person.relationship.doubts.recorded'),
            t('person.relationship.type'),
            t('person.relationship.doubts.time'),
          ]}
          rows={found.map((doubt, index) => {
            const type = doubt.maritalStatus ?? doubt.relationshipType
            const other = doubt.relatedPerson ?? t('person.relationship.relationshipWithoutPerson')
            return {
              id: index,
              cells: [
                t(`person.relationship.doubts.reason.${doubt.reason}`),
                joinParts([doubt.person, other], ' · '),
                type && typeLabel(type, t),
                <span key="span" className="numeric">
                  {spanOf(doubt)}
                </span>,
              ],
            }
          })}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onAnswer(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {t('person.relationship.doubts.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
