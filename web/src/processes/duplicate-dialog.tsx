import IconButton from '@mui/material/IconButton'
import { fullName } from '@pietas/contract/persons'
import { ExternalLink } from 'lucide-react'
import { toast } from '../kit/feedback'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { InsistDialog } from '../kit/list/table/insist-dialog'
import { Tooltip } from '../kit/tooltip'
import { clientName } from './client-name'
import type { DuplicateQuestion } from './use-save-process'

interface DuplicateDialogProps extends Omit<DuplicateQuestion, 'onAnswer'> {
  /** Absent = nothing waits to be stored; insisting then fails: spec 2 section 8. */
  onAnswer?: DuplicateQuestion['onAnswer']
}

/** Shows the processes that may be the same case, and leaves the decision to the one who types. */
export function ProcessDuplicateDialog({ found, cause, onAnswer }: DuplicateDialogProps) {
  const { t } = useTranslation()
  const answer = (insists: boolean) => {
    if (onAnswer || !insists) return onAnswer?.(insists)
    toast.error(cause === 'create' ? 'process.components.form.create-error' : 'process.components.form.update-error')
  }
  return (
    <InsistDialog
      title={t('process.duplicates.title')}
      subtitle={t(cause === 'create' ? 'process.duplicates.create-subtitle' : 'process.duplicates.update-subtitle')}
      confirm={t(`process.duplicates.${cause}`)}
      onAnswer={answer}
      heads={[t('process.one'), t('process.deceased'), t('process.client'), '']}
      rows={found.map((process) => ({
        id: process.id,
        cells: [
          `${process.id} · ${t(`process.type.${process.type}` as MessageKey)}`,
          fullName(process.deceasedPerson),
          clientName(process),
          <OpenLink key="open" id={process.id} />,
        ],
      }))}
    />
  )
}

function OpenLink({ id }: { id: number }) {
  const { t } = useTranslation()
  const label = t('process.duplicates.open', { id })
  return (
    <Tooltip title={label}>
      <IconButton
        component="a"
        href={`/processes/${id}`}
        target="_blank"
        rel="noopener"
        size="small"
        aria-label={label}
      >
        <ExternalLink size={18} />
      </IconButton>
    </Tooltip>
  )
}
