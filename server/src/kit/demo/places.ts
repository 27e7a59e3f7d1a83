/** Towns of Upper Lusatia, where the demo homes stand. */
export const towns = [
  { zipCode: '02826', city: 'Görlitz', area: '3581', lat: 51.1526, lng: 14.9872 },
  { zipCode: '02763', city: 'Zittau', area: '3583', lat: 50.8966, lng: 14.8066 },
  { zipCode: '02625', city: 'Bautzen', area: '3591', lat: 51.1814, lng: 14.4243 },
  { zipCode: '02708', city: 'Löbau', area: '3585', lat: 51.0945, lng: 14.6677 },
  { zipCode: '02906', city: 'Niesky', area: '3588', lat: 51.2936, lng: 14.8206 },
]

/** The element at a position, starting again at the end. */
export const pick = <T>(list: readonly T[], position: number): T => list[position % list.length] as T
