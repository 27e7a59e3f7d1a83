import type { de } from './roles-de'

export const en: Record<keyof typeof de, string> = {
  'user.role.super-administrator': 'Platform administration',
  'user.role.supporter': 'Platform support',
  'user.role.ADMINISTRATOR': 'Administration',
  'user.role.TECHNICAL_ADMINISTRATOR': 'Technical administration',
  'user.role.BUSINESS_PARTNER_ADMINISTRATOR': 'Business partner administration',
  'user.role.INVENTORY_ADMINISTRATOR': 'Inventory administration',
  'user.role.WAREHOUSE_OPERATIVE': 'Warehouse',
  'user.role.OFFICE_MANAGER': 'Office management',
  'user.role.KPI': 'Key figures',
  'user.role.QM': 'Quality management',
  'user.role.DISPATCHER': 'Dispatch',
  'user.role.ACCOUNTANT': 'Accounting',
  'user.role.GRIEF_COUNSELOR': 'Grief counselling',
  'user.role.TECHNICAL_SERVICE': 'Technical service',
  'user.role.FUNERAL_PRINTER': 'Funeral printing',
}
