/** Towns of Upper Lusatia, where the demo homes stand. */
export const towns = [
  { zipCode: '02826', city: 'Görlitz', area: '3581' },
  { zipCode: '02763', city: 'Zittau', area: '3583' },
  { zipCode: '02625', city: 'Bautzen', area: '3591' },
  { zipCode: '02708', city: 'Löbau', area: '3585' },
  { zipCode: '02906', city: 'Niesky', area: '3588' },
]

/** The element at a position, starting again at the end. */
export const pick = <T>(list: readonly T[], position: number): T => list[position % list.length] as T
