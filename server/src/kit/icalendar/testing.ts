import ICAL from 'ical.js'
import { convertIcsCalendar, type IcsCalendar, type IcsDateObject } from 'ts-ics'

/** An event as calendar programs read it. */
export type ReadEvent = {
  uid: string
  sequence: number
  summary: string
  description: string | null
  location: string | null
  status: string
  transparency: string
  /** A day, or an instant. */
  start: string
  end: string
}

const byIcal = (text: string): ReadEvent[] => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  const timeOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString())
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description || null,
      location: event.location || null,
      status: String(part.getFirstPropertyValue('status')),
      transparency: String(part.getFirstPropertyValue('transp')),
      start: timeOf(event.startDate),
      end: timeOf(event.endDate),
    }
  })
}

const byTsIcs = (text: string): ReadEvent[] => {
  const calendar: IcsCalendar = convertIcsCalendar(undefined, text)
  const timeOf = ({ date, type }: IcsDateObject): string =>
    type === 'DATE' ? date.toISOString().slice(0, 10) : date.toISOString()
  return (calendar.events ?? []).map((event) => ({
    uid: event.uid,
    sequence: event.sequence ?? 0,
    summary: event.summary,
    description: event.description ?? null,
    location: event.location ?? null,
    status: event.status ?? '',
    transparency: event.timeTransparent ?? '',
    start: timeOf(event.start),
    end: event.end ? timeOf(event.end) : '',
  }))
}

/** @returns what two programs that know nothing of each other read in a file. @throws where they do not agree */
export const readCalendar = (text: string): ReadEvent[] => {
  const [one, other] = [byIcal(text), byTsIcs(text)]
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`Read in two ways: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
  return one
}
