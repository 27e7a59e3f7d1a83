import { ListChecks, ListPlus } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const edited = 'edit'

export const pages = {
  tasks: page({
    path: '/tasks',
    needsEntity: true,
    texts: ['tasks', 'tasks/detail', 'tasks/form'],
    menu: { group: 'work', order: 20, label: 'nav.tasks', icon: ListChecks },
    chunk: lazyPage(async () => (await import('./pages/tasks-page')).TasksPage),
  }),
}

export const drawers = drawersOf({
  task: {
    address: {
      write: ({ taskId, showDetails }) => written(taskId ?? isNew, taskId && !showDetails && edited),
      read: (value) => {
        const [task, how] = value.split('-')
        const taskId = idIn(task)
        if (taskId === undefined) return value === isNew ? {} : undefined
        return { taskId, showDetails: how !== edited }
      },
    },
    permission: 'Task:Create',
    texts: [
      'partners',
      'persons',
      'processes',
      'processes/case',
      'processes/preparations',
      'tasks',
      'tasks/detail',
      'tasks/form',
    ],
    create: { order: 20, label: 'header.create-task', icon: ListPlus },
    chunk: async () => (await import('./task-drawer')).TaskDrawer,
  },
})
