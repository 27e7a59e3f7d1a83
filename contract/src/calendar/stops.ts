import type { Address } from '../kit'
import { inOrderOfTime, isTimed, type TaskRow, taskTypeOf } from '../tasks'

/** A position on the earth, in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** A place of a stop. S is where a way begins, Z where it ends; an appointment has one place without a sign. */
export interface StopPlace {
  sign: 'S' | 'Z' | null
  address: Address
  /** null = nobody has said where it lies. */
  point: Point | null
}

/** A task of a day that takes somebody to a place. */
export interface Stop<Row extends StopRow = TaskRow> {
  /** Its number in the order of time, beginning with 1. */
  number: number
  task: Row
  places: StopPlace[]
}

type StopRow = Pick<TaskRow, 'id' | 'type' | 'status' | 'startDate' | 'dueDate' | 'address' | 'destination'>

const pointOf = ({ lat, lng }: Address): Point | null => (lat === null || lng === null ? null : { lat, lng })

const placeOf = (sign: StopPlace['sign'], address: Address | null): StopPlace[] =>
  address ? [{ sign, address, point: pointOf(address) }] : []

const placesOf = ({ type, address, destination }: StopRow): StopPlace[] =>
  taskTypeOf(type) === 'TRANSPORTATION'
    ? [...placeOf('S', address), ...placeOf('Z', destination)]
    : placeOf(null, address)

/**
 * The stops of a day, numbered in the order in which they begin. Nobody drives for what is cancelled.
 *
 * @returns every task that takes place somewhere in time, also one whose place is not known: it has no places.
 */
export const stopsOf = <Row extends StopRow>(tasks: readonly Row[]): Stop<Row>[] =>
  inOrderOfTime(tasks.filter(({ type, status }) => isTimed(taskTypeOf(type) ?? 'BASIC') && status !== 'CANCELLED')).map(
    (task, index) => ({ number: index + 1, task, places: placesOf(task) }),
  )

const spreadOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)

/**
 * How far a map goes in for these points, by the larger one of their spreads: spec 3 section 9.
 *
 * @returns a level of the web's maps: 8 shows a Land, 15 a quarter of a town.
 */
export const mapZoom = (points: readonly Point[]): 8 | 10 | 14 | 15 => {
  const spread = Math.max(spreadOf(points.map(({ lat }) => lat)), spreadOf(points.map(({ lng }) => lng)))
  if (spread < 0.01) return 15
  if (spread < 0.1) return 14
  return spread < 1 ? 10 : 8
}
