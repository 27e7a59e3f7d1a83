import Alert from '@mui/material/Alert'
import { maxImportRows } from '@pietas/contract/kit/imports'
import { numbersAs, useTranslation } from '../kit/i18n'
import { DropZone } from '../kit/upload'
import type { SheetFault } from './read-sheet'

interface FileChoiceProps {
  busy: boolean
  fault: SheetFault | undefined
  onChoose: (file: File) => void
}

const rowsAs = numbersAs()

/** A file, by button or dropped. */
export function FileChoice({ busy, fault, onChoose }: FileChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <DropZone
        title={t('import.drop')}
        about={t('import.about', { rows: rowsAs(maxImportRows) })}
        choose={t('import.choose')}
        accept=".csv,.txt,.xlsx"
        busy={busy}
        onChoose={({ files: [file] }) => {
          if (file) onChoose(file)
        }}
      />
      {fault && <Alert severity="error">{t(`import.fault.${fault}`, { rows: rowsAs(maxImportRows) })}</Alert>}
    </>
  )
}
