import { UserPlus, Users } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'
import type { PersonPart } from './person-parts'

const parts: readonly (string | undefined)[] = ['data', 'inheritance', 'documents', 'history'] satisfies PersonPart[]

export const pages = {
  persons: page({
    path: '/persons',
    permission: 'Person:ListAndRead',
    needsEntity: true,
    texts: ['persons', 'processes'],
    menu: { group: 'work', order: 30, label: 'nav.persons', icon: Users },
    chunk: lazyPage(async () => (await import('./pages/persons-page')).PersonsPage),
  }),
  createPerson: page({
    path: '/persons/create',
    permission: 'Person:Create',
    needsEntity: true,
    texts: ['partners', 'persons', 'processes'],
    create: { order: 30, label: 'header.create-person', icon: UserPlus },
    chunk: lazyPage(async () => (await import('./pages/create-person-page')).CreatePersonPage),
  }),
  importPersons: page({
    path: '/persons/import',
    permission: 'Person:Create',
    needsEntity: true,
    texts: ['imports', 'persons'],
    chunk: lazyPage(async () => (await import('./pages/import-persons-page')).ImportPersonsPage),
  }),
}

export const drawers = drawersOf({
  person: {
    address: {
      // The case stands third: whoever was opened from one is so after a reload as well.
      write: ({ personId, part, processId }) =>
        written(personId ?? isNew, part ?? (processId !== undefined && 'data'), processId),
      read: (value) => {
        const [person, part, process] = value.split('-')
        const processId = idIn(process)
        const personId = idIn(person)
        if (personId === undefined) return value === isNew ? {} : undefined
        return {
          personId,
          ...(parts.includes(part) ? { part: part as PersonPart } : {}),
          ...(processId === undefined ? {} : { processId }),
        }
      },
    },
    permission: 'Person:Create',
    reading: 'Person:ListAndRead',
    texts: ['partners', 'persons', 'processes'],
    chunk: async () => (await import('./person-drawer')).PersonDrawer,
  },
  merge: {
    address: {
      write: ({ personId, otherId }) => written(personId, otherId),
      read: (value) => {
        const [one, other] = value.split('-')
        const [personId, otherId] = [idIn(one), idIn(other)]
        return personId && otherId ? { personId, otherId } : undefined
      },
    },
    permission: 'Person:Delete',
    reading: 'Person:Delete',
    texts: ['partners', 'persons'],
    chunk: async () => (await import('./merging/merge-drawer')).MergeDrawer,
  },
})
