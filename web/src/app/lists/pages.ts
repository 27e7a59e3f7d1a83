import { idIn, isNew, written } from '../../kit/drawer/address'
import { drawersOf } from '../../kit/page/facts'

export const drawers = drawersOf({
  item: {
    // Lists of the platform are administered without a house to work in.
    ofPlatform: true,
    address: {
      write: ({ list, itemId, legalEntityId }) => written(list, itemId ?? isNew, legalEntityId),
      read: (value) => {
        const [list, item, entity] = value.split('-')
        const [itemId, legalEntityId] = [idIn(item), idIn(entity)]
        if (!list || (itemId === undefined && item !== isNew)) return undefined
        return { list, ...(itemId ? { itemId } : {}), ...(legalEntityId ? { legalEntityId } : {}) }
      },
    },
    texts: [
      'accounts',
      'correspondence',
      'correspondence/placeholders',
      'legal-entities',
      'legal-entities/settings',
      'master-data',
      'partners',
      'processes/positions',
      'products',
      'processes',
      'tasks',
      'tasks/templates',
      'users/admin',
      'users/internal',
      'users/roles',
    ],
    chunk: async () => (await import('./item-drawer')).AdminItemDrawer,
  },
})
