export const de = {
  'partner.picker.create': 'Geschäftspartner in neuem Tab anlegen',
}
