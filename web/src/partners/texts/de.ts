export const de = {
  'partner.picker.create': 'Geschäftspartner in neuem Tab anlegen',
  'partner.import.unknown-type': 'Diese Art von Geschäftspartner gibt es nicht',
  'partner.import.ambiguous': 'Mehrere Geschäftspartner passen zu dieser Zeile',
  'partner.import.twice': 'Dieser Geschäftspartner steht schon in einer Zeile darüber',
  'partner.import.already-undone': 'Dieser Import wurde schon zurückgenommen',
  partnerAboveItself: 'Ein Geschäftspartner kann sich nicht selbst übergeordnet sein',
}
