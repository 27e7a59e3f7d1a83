import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { maxImportRows } from '@pietas/contract/partners'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import type { SheetFault } from './read-sheet'

interface FileChoiceProps {
  busy: boolean
  fault: SheetFault | undefined
  onChoose: (file: File) => void
}

const maxRows = maxImportRows.toLocaleString('de-DE')

/** A file, by button or dropped. */
export function FileChoice({ busy, fault, onChoose }: FileChoiceProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChoose(file)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the button inside does the same */}
      <div
        className={isOver ? 'import-drop over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} aria-hidden />
        <Typography>{t('partner.import.drop')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('partner.import.about', { rows: maxRows })}
        </Typography>
        <Button variant="contained" loading={busy} onClick={() => input.current?.click()}>
          {t('partner.import.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.xlsx"
          aria-label={t('partner.import.choose')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file, mended meanwhile, may be chosen again.
            target.value = ''
            if (file) onChoose(file)
          }}
        />
      </div>
      {fault && <Alert severity="error">{t(`partner.import.fault.${fault}`, { rows: maxRows })}</Alert>}
    </>
  )
}
