import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { PositionTemplate, Process } from '@pietas/contract/processes'
import { useId, useState } from 'react'
import { client } from '../../../kit/api/client'
import { toast } from '../../../kit/feedback'
import { useTranslation } from '../../../kit/i18n'
import { Picker } from '../../../kit/picker'
import { processSource } from '../../source'
import { withPositions } from '../use-positions'
import * as styles from './take-over-dialog.module.css'
import { templateSource } from './template-source'

interface TakeOverDialogProps {
  process: Process
  from: 'template' | 'process'
  onClose: () => void
}

/** Chooses a template, or another process, whose positions are taken over. */
export function TakeOverDialog({ process, from, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [template, setTemplate] = useState<PositionTemplate | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    if (chosen === null) return
    setBusy(true)
    const source = from === 'template' ? { templateId: chosen } : { processId: chosen }
    const taken = await withPositions(() => client.positions.takeOver(process.id, source), 'position.take-over-failed')
    setBusy(false)
    if (!taken) return
    const { items, leftOut } = taken
    if (leftOut.length > 0) toast.info('position.left-out', { names: leftOut.join(', ') })
    else toast.success(items.length > 0 ? 'position.taken-over' : 'position.taken-over-nothing')
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t(`position.from-${from}`)}</DialogTitle>
      <DialogContent className={styles.content}>
        <p>{t(`position.from-${from}-hint`)}</p>
        {from === 'template' ? (
          <Picker
            label={t('position.template')}
            source={templateSource(process.burialFormId)}
            value={chosen}
            hasFocus
            onChange={(next, found) => {
              setChosen(next)
              setTemplate(found)
            }}
          />
        ) : (
          <Picker
            label={t('process.one')}
            source={processSource()}
            value={chosen}
            hasFocus
            refuse={(one) => (one.id === process.id ? t('position.from-itself') : undefined)}
            onChange={setChosen}
          />
        )}
        {template && <p className={styles.lines}>{t('rows.count', { count: template.lines.length })}</p>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen === null} loading={busy} onClick={() => void take()}>
          {t('position.take-over')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
