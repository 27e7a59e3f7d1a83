import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../kit/i18n'
import { ColumnMapping } from './column-mapping'
import type { ImportFacts } from './facts'
import { FileChoice } from './file-choice'
import * as shared from './import.module.css'
import { ImportList } from './import-list'
import { ImportOutcome } from './import-outcome'
import * as styles from './import-screen.module.css'
import { undoImport } from './undo-import'
import { type ImportState, useImport } from './use-import'

/** From a file to records: choose, map, look, import, and take back if need be. */
export function ImportScreen({ facts }: { facts: ImportFacts }) {
  const { t } = useTranslation()
  const state = useImport(facts)
  const isDone = state.outcome !== undefined && state.outcome.importId !== null
  return (
    <div className={styles.import}>
      {!state.sheet && (
        <Step title={t('import.step.file')}>
          <FileChoice busy={state.busy} fault={state.fault} onChoose={(file) => void state.choose(file)} />
        </Step>
      )}
      {state.sheet && !isDone && (
        <Step title={t('import.step.columns', { file: state.sheet.fileName })}>
          <ColumnMapping state={state} sheet={state.sheet} />
        </Step>
      )}
      {state.outcome && (
        <Step title={t(isDone ? 'import.step.result' : 'import.step.preview')}>
          <ImportOutcome facts={facts} outcome={state.outcome} />
          <Decision state={state} isDone={isDone} />
        </Step>
      )}
      <Typography variant="h3" component="h2">
        {t('import.earlier')}
      </Typography>
      <ImportList facts={facts} />
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" className={styles.importStep} aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" dir="auto">
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

/** Import or not; afterwards take it back or go on. */
function Decision({ state, isDone }: { state: ImportState; isDone: boolean }) {
  const { t } = useTranslation()
  const { outcome, busy } = state
  const importId = outcome?.importId ?? null
  const changes = (outcome?.created ?? 0) + (outcome?.updated ?? 0)
  if (importId !== null)
    return (
      <>
        <Alert severity="success" variant="outlined" role="status">
          {t('import.done')}
        </Alert>
        <div className={shared.importActions}>
          <Button onClick={() => void undoImport(state.facts, importId).then((undone) => undone && state.startOver())}>
            {t('import.undo')}
          </Button>
          <Button variant="contained" onClick={state.startOver}>
            {t('import.another')}
          </Button>
        </div>
      </>
    )
  return (
    <div className={shared.importActions}>
      {!isDone && changes === 0 && <Typography color="textSecondary">{t('import.nothing')}</Typography>}
      <Button variant="contained" loading={busy} disabled={changes === 0} onClick={() => void state.carryOut()}>
        {t(state.facts.texts.run, { count: changes })}
      </Button>
    </div>
  )
}
