import type { Dashboard } from '@pietas/contract/dashboard'
import { AnnouncementsTile } from './announcements-tile'
import { AppointmentsTile } from './appointments-tile'
import { AwayTile } from './away-tile'
import { FiguresTile } from './figures-tile'
import { FirstCallsTile } from './first-calls-tile'
import { FuneralsTile } from './funerals-tile'
import { OverdueTile } from './overdue-tile'
import { OwnTasksTile } from './own-tasks-tile'
import { type PlacedTile, TileColumns } from './tile-columns'
import { UnburiedTile } from './unburied-tile'

/** Every tile that the person may see, what is most pressing first. */
export const DayTiles = ({ day }: { day: Dashboard }) => <TileColumns tiles={tilesOf(day)} />

const linesIn = ({ items }: { items: readonly unknown[] }): number => Math.max(1, items.length)

function tilesOf(day: Dashboard): PlacedTile[] {
  const {
    ownTasks,
    announcements,
    appointments,
    overdueTasks,
    absences,
    funerals,
    openProcesses,
    figures,
    firstCalls,
  } = day
  const isOfHouse = overdueTasks !== undefined
  const tour = {
    id: 'appointments',
    lines: linesIn(appointments),
    tile: <AppointmentsTile appointments={appointments} isOfHouse={isOfHouse} />,
  }
  const numbers = figures && { id: 'figures', lines: 2, tile: <FiguresTile figures={figures} /> }
  const tiles: (PlacedTile | false | undefined)[] = [
    // Somebody waits at the other end.
    firstCalls !== undefined &&
      firstCalls.total > 0 && {
        id: 'first-calls',
        lines: linesIn(firstCalls),
        tile: <FirstCallsTile calls={firstCalls} />,
      },
    // Who sees no cases is here for the numbers; who plans nothing begins with his tour.
    !openProcesses && numbers,
    !isOfHouse && tour,
    { id: 'own', lines: linesIn(ownTasks), tile: <OwnTasksTile own={ownTasks} /> },
    openProcesses && { id: 'unburied', lines: linesIn(openProcesses), tile: <UnburiedTile cases={openProcesses} /> },
    isOfHouse && tour,
    funerals && { id: 'funerals', lines: linesIn(funerals), tile: <FuneralsTile funerals={funerals} /> },
    isOfHouse && { id: 'overdue', lines: linesIn(overdueTasks), tile: <OverdueTile tasks={overdueTasks} /> },
    absences && { id: 'away', lines: linesIn(absences), tile: <AwayTile absences={absences} /> },
    {
      id: 'announcements',
      lines: linesIn(announcements),
      tile: <AnnouncementsTile announcements={announcements} />,
    },
    openProcesses && numbers,
  ]
  return tiles.filter((tile) => tile !== false && tile !== undefined)
}
