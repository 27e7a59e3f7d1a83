import { addDays } from '@pietas/contract/kit'
import { type Demo, insert } from '../kit/demo'
import { insertDefaultLists, offerEverything } from './defaults'

const cars: { name: string; licensePlate: string; numberOfSeats: number; inspectionInDays: number }[] = [
  { name: 'Bestattungswagen 1', licensePlate: 'GR-AB 101', numberOfSeats: 2, inspectionInDays: 210 },
  { name: 'Bestattungswagen 2', licensePlate: 'GR-AB 102', numberOfSeats: 2, inspectionInDays: 18 },
  { name: 'Überführungswagen', licensePlate: 'ZI-AB 201', numberOfSeats: 2, inspectionInDays: -9 },
  { name: 'Transporter', licensePlate: 'GR-AB 110', numberOfSeats: 3, inspectionInDays: 400 },
]

/** The lists of a new tenant, cars and a coffin carriage for who has them; every home offers everything. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  await insertDefaultLists(tx)
  const owned = homes.reduce((sum, { amounts }) => sum + (amounts.cars ?? 0), 0)
  for (const { inspectionInDays, ...car } of cars.slice(0, owned))
    await insert(tx, 'cars', { ...car, inspectionDueAt: addDays(clock.today, inspectionInDays) })
  if (owned > 0) await insert(tx, 'resources', { name: 'Sargwagen' })
  for (const { entityId } of homes) await offerEverything(tx, entityId)
}
