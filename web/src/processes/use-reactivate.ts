import type { Process } from '@pietas/contract/processes'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Abandoned } from '../kit/form'
import { useDuplicateQuestion } from './use-save-process'

/** Takes a cancelled process up again. */
export function useReactivate(process: Process) {
  const { question, storeOrAsk } = useDuplicateQuestion('reactivate')

  /** Meanwhile another process of the same case may have been opened; then somebody has to decide. */
  const reactivate = async () => {
    try {
      await storeOrAsk(({ options }) => client.processes.update(process.id, { status: 'ACTIVE' }, options))
      toast.success('process.reactivated')
    } catch (error) {
      if (!(error instanceof Abandoned)) toast.error('process.components.form.update-error')
    }
    await refresh('processes')
  }

  return { reactivate, question }
}
