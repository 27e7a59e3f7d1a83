export const de = {
  'account.many': 'Konten',
  'account.one': 'Konto',
  'account.name': 'Name',
  'account.legalEntities': 'Unternehmen',
  'account.legalEntityBranches': 'Filialen',
  'account.belongs': 'Bankkonten, auf die Rechnungen bezahlt werden. Unternehmen und Filialen werden ihnen zugeordnet.',
}
