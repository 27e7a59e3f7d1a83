export const de = {
  'account.many': 'Konten',
  'account.one': 'Konto',
  'account.name': 'Name',
  'account.legalEntities': 'Unternehmen',
  'account.legalEntityBranches': 'Filialen',
}
