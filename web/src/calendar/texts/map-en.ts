import type { de } from './map-de'

export const en: Record<keyof typeof de, string> = {
  'map.user': 'Who',
  'map.map': 'Map of the stops',
  'map.stops': 'Stops of the day',
  'map.zoom-in': 'Zoom in',
  'map.zoom-out': 'Zoom out',
  'map.missing': 'The map cannot be reached. The stops are still in the right places.',
  'map.no-time': 'no time',
  'map.not-on-map': 'Not, or not fully, on the map',
  'map.no-address': 'No address',
  'map.no-position': 'Address without a position',
  'map.set-position': 'Set the position',
  'map.empty': 'Nobody is on the road on this day',
  'map.empty-hint': 'Appointments, work and transports of this day appear here once they are planned.',
  'map.none-left': 'No stop fits the filters',
  'map.none-left-hint': 'On this day there are only stops of other people, vehicles or types.',
  'map.cut': 'This day has more than 500 tasks. The first 500 are shown; the filters narrow them down.',
}
