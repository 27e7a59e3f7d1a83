import type { Process, ProcessDuplicate } from '@pietas/contract/processes'
import { changeLoaded, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Abandoned, type Attempt, type InsistQuestion, type SaveFacts, useInsist } from '../kit/form'
import { activeLegalEntityId, useSession } from '../kit/session'
import { useDoubts } from '../persons'
import { lastChoices } from './last-choices'
import { newProcessOf, type ProcessValues, processChangesOf } from './process-values'

/** What is about to be done that would make two processes of one case. */
export type DuplicateCause = 'create' | 'update' | 'reactivate'

export interface DuplicateQuestion extends InsistQuestion<ProcessDuplicate> {
  cause: DuplicateCause
}

/** Shows the processes that may be the same case, and goes on only when somebody insists. */
export function useDuplicateQuestion(cause: DuplicateCause) {
  const { question, storeOrAsk } = useInsist({
    code: 'DUPLICATE',
    flag: 'ignoreDuplicates',
    foundIn: ({ duplicates }) => duplicates as ProcessDuplicate[] | undefined,
    onRefused: () => toast.error('process.components.form.create-error-duplicate'),
  })
  const asked: DuplicateQuestion | undefined = question && { ...question, cause }
  return { question: asked, storeOrAsk }
}

/** Stores a process, new or changed. */
export function useSaveProcess(process: Process | undefined) {
  const { me } = useSession()
  const { question, storeOrAsk } = useDuplicateQuestion(process ? 'update' : 'create')

  const doubts = useDoubts()

  const store = (
    values: Partial<ProcessValues>,
    facts: SaveFacts,
    twins: Attempt<'ignoreDuplicates'>,
    family: Attempt<'ignoreDoubts'>,
  ): Promise<Process> => {
    const query = { ...twins.options.query, ...family.options.query }
    if (process) {
      const ifMatch = facts.version ?? process.version
      return client.processes.update(process.id, processChangesOf(values), { query, ifMatch })
    }
    const idempotencyKey = family.keyOf(twins.keyOf(facts.idempotencyKey))
    return client.processes.create(newProcessOf(values, activeLegalEntityId()), { query, idempotencyKey })
  }

  const save = async (values: Partial<ProcessValues>, facts: SaveFacts) => {
    const saved = await storeOrAsk((twins) => doubts.storeOrAsk((family) => store(values, facts, twins, family)))
    if (!process) lastChoices.write(me.user.id, saved)
    // What is read of it says at once what is stored.
    changeLoaded(['processes', activeLegalEntityId(), 'one'], saved.id, () => saved)
    toast.success(process ? 'process.components.form.update-success' : 'process.components.form.create-success')
    void refresh('processes', 'persons')
    return saved
  }

  const failed = (error: unknown) => {
    if (error instanceof Abandoned) return
    toast.error(process ? 'process.components.form.update-error' : 'process.components.form.create-error')
  }
  return { save, failed, question, doubts: doubts.question }
}
