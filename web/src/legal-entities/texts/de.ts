export const de = {
  'branch.many': 'Filialen',
  'branch.one': 'Filiale',
  'branch.name': 'Name',
  'branch.address': 'Adresse',
  'branch.street': 'Straße',
  'branch.streetNumber': 'Nr.',
  'branch.zipCode': 'PLZ',
  'branch.city': 'Ort',
  'branch.phone': 'Telefon',
  'branch.email': 'E-Mail',
}
