import { type Position, type PositionGroup, positionGroups } from '@pietas/contract/processes'

/** @returns positions by the groups that they stand in, those in which there are any, in their order. */
export const inGroups = (positions: readonly Position[]): { group: PositionGroup; rows: Position[] }[] =>
  positionGroups
    .map((group) => ({ group, rows: positions.filter((position) => position.group === group) }))
    .filter(({ rows }) => rows.length > 0)
