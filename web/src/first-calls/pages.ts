import { PhoneIncoming } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf } from '../kit/page/facts'

const right = 'Process:Create'

export const drawers = drawersOf({
  firstCall: {
    address: {
      write: ({ firstCallId }) => written(firstCallId ?? isNew),
      read: (value) => {
        const firstCallId = idIn(value)
        if (firstCallId === undefined) return value === isNew ? {} : undefined
        return { firstCallId }
      },
    },
    permission: right,
    reading: 'Process:List',
    texts: ['first-calls', 'partners', 'persons', 'processes', 'processes/case', 'tasks', 'tasks/form'],
    create: {
      order: 5,
      label: 'header.create-first-call',
      command: 'header.take-first-call',
      icon: PhoneIncoming,
      shortcut: 'first-call',
    },
    chunk: async () => (await import('./pages/first-call-drawer')).FirstCallDrawer,
  },
})
