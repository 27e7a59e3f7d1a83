import { FolderOpen, FolderPlus, StickyNote } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  processes: page({
    path: '/processes',
    permission: 'Process:List',
    needsEntity: true,
    texts: ['persons', 'processes'],
    menu: { group: 'work', order: 10, label: 'nav.processes', onPhone: 'nav.processes', icon: FolderOpen },
    chunk: lazyPage(async () => (await import('./pages/processes-page')).ProcessesPage),
  }),
  process: page({
    path: '/processes/$processId',
    permission: 'Process:List',
    needsEntity: true,
    search: withTab,
    texts: [
      'correspondence',
      'documents',
      'partners',
      'persons',
      'processes',
      'processes/case',
      'processes/notes',
      'processes/positions',
      'processes/preparations',
      'products',
      'tasks',
      'tasks/detail',
      'tasks/form',
      'trail/history',
    ],
    chunk: lazyPage(async () => (await import('./pages/process-page')).ProcessPage),
  }),
}

export const drawers = drawersOf({
  process: {
    address: {
      write: ({ deceasedPersonId }) => written(isNew, deceasedPersonId),
      read: (value) => {
        const [what, whose] = value.split('-')
        if (what !== isNew) return undefined
        const deceasedPersonId = idIn(whose)
        return deceasedPersonId ? { deceasedPersonId } : {}
      },
    },
    permission: 'Process:Create',
    texts: ['partners', 'persons', 'processes', 'processes/case'],
    create: { order: 10, label: 'header.create-process', icon: FolderPlus },
    chunk: async () => (await import('./process-drawer')).ProcessDrawer,
  },
  position: {
    address: {
      write: ({ processId, positionId }) => written(positionId ?? isNew, processId),
      read: (value) => {
        const [position, process] = value.split('-')
        const processId = idIn(process)
        if (processId === undefined) return undefined
        if (position === isNew) return { processId }
        const positionId = idIn(position)
        return positionId ? { processId, positionId } : undefined
      },
    },
    permission: 'Process:Create',
    // It is opened to be changed.
    reading: 'Process:Create',
    texts: ['processes/positions', 'products'],
    chunk: async () => (await import('./positions/position-drawer')).PositionDrawer,
  },
  note: {
    address: {
      write: ({ processId, noteId }) => (noteId ? written(noteId) : written(isNew, processId)),
      read: (value) => {
        const [note, process] = value.split('-')
        const processId = idIn(process)
        if (note === isNew) return processId ? { processId } : {}
        const noteId = idIn(value)
        return noteId ? { noteId } : undefined
      },
    },
    permission: 'Process:Create',
    // It is opened to be rewritten.
    reading: 'Process:Create',
    texts: ['processes', 'processes/notes'],
    create: { order: 40, label: 'header.create-note', icon: StickyNote },
    chunk: async () => (await import('./notes/note-drawer')).NoteDrawer,
  },
})
