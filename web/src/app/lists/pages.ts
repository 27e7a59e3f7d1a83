import { idIn, isNew, written } from '../../kit/drawer/address'
import { drawersOf } from '../../kit/page/facts'

export const drawers = drawersOf({
  item: {
    address: {
      write: ({ list, itemId }) => written(list, itemId ?? isNew),
      read: (value) => {
        const [list, item] = value.split('-')
        const itemId = idIn(item)
        if (!list || (itemId === undefined && item !== isNew)) return undefined
        return { list, ...(itemId ? { itemId } : {}) }
      },
    },
    texts: ['accounts', 'legal-entities', 'master-data', 'users/admin'],
    chunk: async () => (await import('./item-drawer')).AdminItemDrawer,
  },
})
