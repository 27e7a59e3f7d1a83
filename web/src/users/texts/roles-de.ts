/** What the roles are called. */
export const de = {
  'user.role.super-administrator': 'Plattform-Verwaltung',
  'user.role.supporter': 'Plattform-Support',
  'user.role.ADMINISTRATOR': 'Verwaltung',
  'user.role.TECHNICAL_ADMINISTRATOR': 'Technische Verwaltung',
  'user.role.BUSINESS_PARTNER_ADMINISTRATOR': 'Verwaltung Geschäftspartner',
  'user.role.INVENTORY_ADMINISTRATOR': 'Verwaltung Waren',
  'user.role.WAREHOUSE_OPERATIVE': 'Lager',
  'user.role.OFFICE_MANAGER': 'Büroleitung',
  'user.role.KPI': 'Kennzahlen',
  'user.role.QM': 'Qualitätsmanagement',
  'user.role.DISPATCHER': 'Disposition',
  'user.role.ACCOUNTANT': 'Buchhaltung',
  'user.role.GRIEF_COUNSELOR': 'Trauerbegleitung',
  'user.role.TECHNICAL_SERVICE': 'Technischer Dienst',
  'user.role.FUNERAL_PRINTER': 'Trauerdruck',
}
