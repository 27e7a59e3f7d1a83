import { CarFront, Contact, Flower2 } from 'lucide-react'
import { listPage } from '../kit/page/facts'

export const pages = {
  burialTypes: listPage({
    path: '/admin/burial-types',
    permission: 'Entity:ReadEntityTenantLevel',
    texts: ['master-data'],
    menu: { under: '/admin', order: 20, label: 'nav.burial-types', icon: Flower2 },
    lists: ['burialTypes', 'burialForms', 'graveTypes'],
  }),
  partnerTypes: listPage({
    path: '/admin/business-partner-categories',
    permission: 'BusinessPartnerType:EditBusinessPartnerType',
    texts: ['master-data'],
    menu: { under: '/admin', order: 30, label: 'nav.partner-types', icon: Contact },
    lists: ['businessPartnerTypes'],
  }),
  dispositionData: listPage({
    path: '/admin/disposition',
    permission: 'Entity:ReadEntityTenantLevel',
    texts: ['master-data'],
    menu: { under: '/admin', order: 40, label: 'nav.disposition-data', icon: CarFront },
    lists: ['cars', 'resources'],
  }),
}
