import type { Process, ProcessDuplicate } from '@pietas/contract/processes'
import { useState } from 'react'
import { isProblem, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Abandoned, type SaveFacts } from '../kit/form'
import { newProcessOf, type ProcessValues, processChangesOf } from './process-values'

export interface DuplicateQuestion {
  duplicates: ProcessDuplicate[]
  updating: boolean
  onAnswer: (anyway: boolean) => void
}

/** Stores a process; those that may be the same case are shown first. */
export function useSaveProcess(process: Process | undefined) {
  const [question, setQuestion] = useState<DuplicateQuestion>()

  const askAnyway = (duplicates: ProcessDuplicate[]): Promise<boolean> =>
    new Promise((resolve) => {
      const onAnswer = (anyway: boolean) => {
        setQuestion(undefined)
        resolve(anyway)
      }
      setQuestion({ duplicates, updating: process !== undefined, onAnswer })
    })

  const store = (values: Partial<ProcessValues>, facts: SaveFacts, ignoreDuplicates: boolean): Promise<Process> => {
    const query = ignoreDuplicates ? { query: { ignoreDuplicates } } : {}
    if (process) {
      const ifMatch = facts.version ?? process.version
      return client.processes.update(process.id, processChangesOf(values), { ...query, ifMatch })
    }
    const key = ignoreDuplicates ? `${facts.idempotencyKey}-anyway` : facts.idempotencyKey
    return client.processes.create(newProcessOf(values), { ...query, idempotencyKey: key })
  }

  const save = async (values: Partial<ProcessValues>, facts: SaveFacts) => {
    const saved = await store(values, facts, false).catch(async (error: unknown) => {
      if (!isProblem(error, 'DUPLICATE')) throw error
      toast.error('process.components.form.create-error-duplicate')
      const anyway = await askAnyway((error.problem.duplicates ?? []) as ProcessDuplicate[])
      if (!anyway) throw new Abandoned()
      return store(values, facts, true)
    })
    toast.success(process ? 'process.components.form.update-success' : 'process.components.form.create-success')
    void refresh('processes')
    return saved
  }

  const failed = (error: unknown) => {
    if (error instanceof Abandoned) return
    toast.error(process ? 'process.components.form.update-error' : 'process.components.form.create-error')
  }
  return { save, failed, question }
}
