import { ClipboardList, ListChecks, ListPlus } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { whenIdle } from '../kit/loading'
import { drawersOf, listPage, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

// Counting comes after the first paint.
const OwnTaskCount = whenIdle(async () => (await import('./own-task-count')).OwnTaskCount)

const edited = 'edit'

export const pages = {
  tasks: page({
    path: '/tasks',
    needsEntity: true,
    texts: ['tasks', 'tasks/detail', 'tasks/form'],
    menu: {
      group: 'work',
      order: 20,
      label: 'nav.tasks',
      onPhone: 'nav.bar-tasks',
      icon: ListChecks,
      badge: OwnTaskCount,
    },
    chunk: lazyPage(async () => (await import('./pages/tasks-page')).TasksPage),
  }),
}

export const listPages = {
  templates: listPage({
    path: '/admin/checklists-task-templates',
    permission: ['Administration:CreateChecklistOrStandardTask', 'Administration:SelectChecklistOrStandardTask'],
    texts: ['master-data', 'processes', 'tasks', 'tasks/templates'],
    menu: { under: '/admin', order: 25, label: 'nav.checklists', icon: ClipboardList },
    lists: ['checklists', 'taskTemplates', 'complaintCauses'],
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
      'processes/notes',
      'processes/preparations',
      'tasks',
      'tasks/detail',
      'tasks/form',
    ],
    create: { order: 20, label: 'header.create-task', icon: ListPlus },
    chunk: async () => (await import('./task-drawer')).TaskDrawer,
  },
  absence: {
    address: { write: () => isNew, read: (value) => (value === isNew ? {} : undefined) },
    texts: ['tasks', 'tasks/absence', 'tasks/form'],
    chunk: async () => (await import('./absence/absence-drawer')).AbsenceDrawer,
  },
  leave: {
    address: {
      write: ({ userId }) => written(userId),
      read: (value) => {
        const userId = idIn(value)
        return userId === undefined ? undefined : { userId }
      },
    },
    reading: 'Task:CreateAbsence',
    texts: ['tasks', 'tasks/leave'],
    chunk: async () => (await import('./leave/leave-drawer')).LeaveDrawer,
  },
})
