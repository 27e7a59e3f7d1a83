import type { Process } from '@pietas/contract/processes'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useDuplicateQuestion } from './use-save-process'

/** Cancels a process and takes it up again. Nothing is lost by either: there is no deleting of a process. */
export function useChangeStatus(process: Process) {
  const { t } = useTranslation()
  const { question, storeOrAsk } = useDuplicateQuestion('reactivate')

  const cancel = async () => {
    const sure = await confirm({
      title: t('process.cancel-question', { id: process.id }),
      description: t('process.cancel-hint'),
      confirm: t('process.cancel'),
      cancel: t('common.close'),
      destructive: true,
    })
    if (!sure) return
    await client.processes.update(process.id, { status: 'CANCELLED' }).then(
      () => toast.success('process.cancelled'),
      () => toast.error('process.components.form.update-error'),
    )
    await refresh('processes')
  }

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

  return { cancel, reactivate, question }
}
