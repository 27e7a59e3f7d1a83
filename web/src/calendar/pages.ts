import { CalendarDays, Map as MapIcon, Printer, Rows3, TreePalm } from 'lucide-react'
import { drawersOf, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'
import { readAbsencesSearch } from './absences/month-address'
import { readPlanSearch } from './day-plan/plan-address'
import { readMapSearch } from './map/map-address'
import { isDay } from './views/address-parts'
import type { CalendarSearch } from './views/calendar-address'

const planning = 'Task:ListAll'
const edited = '-edit'

// Read where it is shown, by `readCalendarSearch`: the code for that is no part of the first load.
const asItIs = (search: object): CalendarSearch => search

export const pages = {
  calendar: page({
    path: '/calendar',
    needsEntity: true,
    search: asItIs,
    texts: ['calendar', 'calendar/notes', 'tasks', 'tasks/form'],
    menu: { group: 'work', order: 15, label: 'nav.calendar', icon: CalendarDays },
    chunk: lazyPage(async () => (await import('./pages/calendar-page')).CalendarPage),
  }),
  dispositionResources: page({
    path: '/disposition/resources',
    permission: planning,
    needsEntity: true,
    search: asItIs,
    texts: ['calendar', 'calendar/notes', 'calendar/unplanned', 'tasks', 'tasks/form'],
    menu: { under: '/disposition', order: 10, label: 'nav.disposition-resources', icon: Rows3 },
    chunk: lazyPage(async () => (await import('./pages/disposition-page')).DispositionPage),
  }),
  dayPlan: page({
    path: '/calendar/day-plan',
    needsEntity: true,
    search: readPlanSearch,
    texts: ['calendar/day', 'calendar/plan', 'tasks'],
    command: { label: 'nav.day-plan', icon: Printer },
    chunk: lazyPage(async () => (await import('./pages/day-plan-page')).DayPlanPage),
  }),
  absences: page({
    path: '/disposition/absences',
    permission: 'Task:CreateAbsence',
    needsEntity: true,
    search: readAbsencesSearch,
    texts: ['calendar/absences', 'tasks', 'tasks/leave'],
    menu: { under: '/disposition', order: 30, label: 'nav.absences', icon: TreePalm },
    chunk: lazyPage(async () => (await import('./pages/absences-page')).AbsencesPage),
  }),
  map: page({
    path: '/disposition/map',
    permission: planning,
    needsEntity: true,
    search: readMapSearch,
    texts: ['calendar/day', 'calendar/map', 'tasks', 'tasks/detail'],
    menu: { under: '/disposition', order: 20, label: 'nav.map', icon: MapIcon },
    chunk: lazyPage(async () => (await import('./pages/map-page')).MapPage),
  }),
}

export const drawers = drawersOf({
  dayNote: {
    address: {
      write: ({ noteDate, isNew }) => `${noteDate}${isNew ? '' : edited}`,
      read: (value) => {
        const noteDate = value.replace(edited, '')
        return isDay(noteDate) ? { noteDate, isNew: !value.endsWith(edited) } : undefined
      },
    },
    permission: planning,
    reading: planning,
    texts: ['calendar/notes'],
    chunk: async () => (await import('./notes/day-note-drawer')).DayNoteDrawer,
  },
})
