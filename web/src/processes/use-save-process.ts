import type { Process, ProcessDuplicate } from '@pietas/contract/processes'
import { useState } from 'react'
import { isProblem, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Abandoned, type SaveFacts } from '../kit/form'
import { activeLegalEntityId, useSession } from '../kit/session'
import { lastChoices } from './last-choices'
import { newProcessOf, type ProcessValues, processChangesOf } from './process-values'

/** What is about to be done that would make two processes of one case. */
export type DuplicateCause = 'create' | 'update' | 'reactivate'

export interface DuplicateQuestion {
  duplicates: ProcessDuplicate[]
  cause: DuplicateCause
  onAnswer: (anyway: boolean) => void
}

/** Shows the processes that may be the same case, and goes on only when somebody insists. */
export function useDuplicateQuestion(cause: DuplicateCause) {
  const [question, setQuestion] = useState<DuplicateQuestion>()

  const askAnyway = (duplicates: ProcessDuplicate[]): Promise<boolean> =>
    new Promise((resolve) => {
      const onAnswer = (anyway: boolean) => {
        setQuestion(undefined)
        resolve(anyway)
      }
      setQuestion({ duplicates, cause, onAnswer })
    })

  /** @param store is called again with true when the person insists. @throws Abandoned when not. */
  const storeOrAsk = (store: (ignoreDuplicates: boolean) => Promise<Process>): Promise<Process> =>
    store(false).catch(async (error: unknown) => {
      if (!isProblem(error, 'DUPLICATE')) throw error
      toast.error('process.components.form.create-error-duplicate')
      const anyway = await askAnyway((error.problem.duplicates ?? []) as ProcessDuplicate[])
      if (!anyway) throw new Abandoned()
      return store(true)
    })

  return { question, storeOrAsk }
}

/** Stores a process, new or changed. */
export function useSaveProcess(process: Process | undefined) {
  const { me } = useSession()
  const { question, storeOrAsk } = useDuplicateQuestion(process ? 'update' : 'create')

  const store = (values: Partial<ProcessValues>, facts: SaveFacts, ignoreDuplicates: boolean): Promise<Process> => {
    const query = ignoreDuplicates ? { query: { ignoreDuplicates } } : {}
    if (process) {
      const ifMatch = facts.version ?? process.version
      return client.processes.update(process.id, processChangesOf(values), { ...query, ifMatch })
    }
    const key = ignoreDuplicates ? `${facts.idempotencyKey}-anyway` : facts.idempotencyKey
    return client.processes.create(newProcessOf(values, activeLegalEntityId()), { ...query, idempotencyKey: key })
  }

  const save = async (values: Partial<ProcessValues>, facts: SaveFacts) => {
    const saved = await storeOrAsk((ignoreDuplicates) => store(values, facts, ignoreDuplicates))
    if (!process) lastChoices.write(me.user.id, saved)
    toast.success(process ? 'process.components.form.update-success' : 'process.components.form.create-success')
    void refresh('processes', 'persons')
    return saved
  }

  const failed = (error: unknown) => {
    if (error instanceof Abandoned) return
    toast.error(process ? 'process.components.form.update-error' : 'process.components.form.create-error')
  }
  return { save, failed, question }
}
