import type { Process } from '@pietas/contract/processes'
import { FactSheet } from '../../kit/facts'
import { useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { ofProcess } from '../of-process'
import { ProcessAtHand } from '../persons-at-hand'
import { type ProcessValues, processRules, processSchema, processValues } from '../process-values'
import { useSaveProcess } from '../use-save-process'
import { CaseFacts } from './case-facts'
import { PeopleFacts } from './people-facts'

// What is read first comes first; the rest is there a moment later.
const FurtherFacts = whenIdle(async () => (await import('./further-facts')).FurtherFacts)
const DuplicateDialog = whenIdle(async () => (await import('../duplicate-dialog')).ProcessDuplicateDialog)

/** What each group of facts is told. */
export interface ProcessFactsProps {
  process: Process
  editable: boolean
  /** Absent = persons may not be looked at. */
  onOpenPerson?: ((personId: number) => void) | undefined
}

const rules = processRules(false)

/** Everything that is known of a case, to be read; each fact is changed where it stands. */
export function ProcessFacts(facts: ProcessFactsProps) {
  const { t } = useTranslation()
  const { process, editable } = facts
  const { save, failed, question } = useSaveProcess(process)
  const form = useRecordForm<ProcessValues, Process>({
    schema: processSchema(process.type, false),
    rules,
    mode: editable ? 'update' : 'view',
    values: processValues(process),
    version: process.version,
    valuesOf: (current) => processValues(current as Process),
    save,
    onFailure: failed,
  })
  return (
    <ProcessAtHand value={process}>
      <FactSheet form={form} fields={ofProcess} title={t('process.title', { id: process.id })}>
        <PeopleFacts {...facts} />
        <CaseFacts {...facts} />
        <FurtherFacts {...facts} />
      </FactSheet>
      {question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </ProcessAtHand>
  )
}
