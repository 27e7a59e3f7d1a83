import { drawersOf } from '../../kit/page/facts'

export const drawers = drawersOf({
  item: {
    texts: ['accounts', 'legal-entities', 'master-data'],
    chunk: async () => (await import('./item-drawer')).AdminItemDrawer,
  },
})
