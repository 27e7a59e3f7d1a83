import { Mails } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, listPage } from '../kit/page/facts'

export const listPages = {
  correspondence: listPage({
    path: '/admin/correspondence',
    permission: [
      'Administration:CreateCorrespondenceTemplateOrCategory',
      'Administration:SelectCorrespondenceTemplate',
    ],
    texts: ['correspondence', 'correspondence/placeholders', 'master-data', 'processes'],
    menu: { under: '/admin', order: 50, label: 'nav.correspondence', icon: Mails },
    lists: ['templates', 'templateCategories'],
    more: [
      {
        id: 'letters',
        label: 'letter.written',
        permission: 'Process:List',
        chunk: async () => (await import('./written/written-letters')).WrittenLetters,
      },
    ],
  }),
  globalCorrespondence: listPage({
    path: '/global/correspondence',
    permission: 'Global:ManageTemplates',
    texts: ['correspondence', 'correspondence/placeholders', 'master-data', 'processes'],
    menu: { under: '/global', order: 10, label: 'nav.global-correspondence', icon: Mails },
    lists: ['globalTemplates', 'globalTemplateCategories'],
  }),
}

/** Categories stand beside the templates that they sort. */
export const moved = {
  categories: { path: '/admin/categories', to: '/admin/correspondence', tab: 'template-categories' },
} as const

export const drawers = drawersOf({
  letter: {
    address: {
      write: ({ letterId, processId }) => written(letterId ?? isNew, processId),
      read: (value) => {
        const [letter, process] = value.split('-')
        const processId = idIn(process)
        if (processId === undefined) return undefined
        if (letter === isNew) return { processId }
        const letterId = idIn(letter)
        return letterId ? { processId, letterId } : undefined
      },
    },
    permission: 'Process:Create',
    reading: 'Process:List',
    texts: ['correspondence', 'correspondence/placeholders', 'partners', 'persons', 'processes/case'],
    chunk: async () => (await import('./letters/letter-drawer')).LetterDrawer,
  },
})
