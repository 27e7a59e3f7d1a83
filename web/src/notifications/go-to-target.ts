import type { Notification } from '@pietas/contract/notifications'
import { useRouter } from '@tanstack/react-router'
import { isProblem } from '../kit/api'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer'
import { toast } from '../kit/feedback'

/** Leads to what a notification is about: where a task and a process are named, to the task. */
export function useTarget() {
  const drawers = useDrawers()
  const router = useRouter()
  return async ({ payload }: Pick<Notification, 'payload'>): Promise<void> => {
    const { taskId, processId, announcementId, productId } = payload
    try {
      // Asked for first: it may have gone, and nothing has to open to say so.
      if (taskId) {
        await client.tasks.get(taskId)
        await drawers.open('task', { taskId, showDetails: true })
      } else if (announcementId) {
        await client.announcements.get(announcementId)
        await drawers.open('announcement', { announcementId })
      } else if (productId) {
        await client.products.get(productId)
        await drawers.open('stock', { productId })
      } else if (processId) {
        await client.processes.find(processId)
        await router.navigate({
          to: '/processes/$processId',
          params: { processId: String(processId) },
          search: { tab: 'tasks' },
        } as never)
      }
    } catch (error) {
      toast.error(isProblem(error, 'NOT_FOUND') ? 'notification.gone' : 'notification.open-failed')
    }
  }
}
