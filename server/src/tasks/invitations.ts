import { type Language, wallTimeOf } from '@pietas/contract/kit'
import { isTimed, type Task, taskTypeOf } from '@pietas/contract/tasks'
import type { House } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { publicUrl } from '../kit/env'
import { type CalendarEvent, calendarFile } from '../kit/icalendar'
import type { Letter } from '../kit/mail'
import { findMailOnly, writeTo } from '../session'
import { eventOf } from './events'
import { findGuarded } from './overlap'

/** What has become of an appointment for somebody who learns of it by mail alone. */
type News = 'INVITED' | 'CHANGED' | 'CANCELLED'

const isPlanned = (task: Task | null): task is Task =>
  task !== null && isTimed(taskTypeOf(task.type) ?? 'BASIC') && task.startDate !== null && task.status !== 'CANCELLED'

const involved = (task: Task | null): number[] =>
  isPlanned(task) ? [...new Set([...(task.userId ? [task.userId] : []), ...task.users.map(({ id }) => id)])] : []

const essence = ({ startDate, endDate, address, destination }: Task): string =>
  JSON.stringify([startDate, endDate, address, destination])

/** What each of those whom a task concerns has to learn of it. */
const newsOf = (task: Task | null, before: Task | null): Map<number, News> => {
  const [now, was] = [involved(task), involved(before)]
  const isMoved = task !== null && before !== null && essence(task) !== essence(before)
  const told = now.flatMap((id): [number, News][] => {
    if (!was.includes(id)) return [[id, 'INVITED']]
    return isMoved ? [[id, 'CHANGED']] : []
  })
  const gone = was.filter((id) => !now.includes(id)).map((id): [number, News] => [id, 'CANCELLED'])
  return new Map([...told, ...gone])
}

const subjects: Record<Language, Record<News, string>> = {
  de: { INVITED: 'Termin', CHANGED: 'Geänderter Termin', CANCELLED: 'Abgesagter Termin' },
  en: { INVITED: 'Appointment', CHANGED: 'Changed appointment', CANCELLED: 'Cancelled appointment' },
}
const sentences: Record<Language, Record<News, string>> = {
  de: {
    INVITED: 'Sie sind für einen Termin eingeplant:',
    CHANGED: 'ein Termin, für den Sie eingeplant sind, hat sich geändert:',
    CANCELLED: 'ein Termin, für den Sie eingeplant waren, findet ohne Sie oder gar nicht statt:',
  },
  en: {
    INVITED: 'you are planned for an appointment:',
    CHANGED: 'an appointment that you are planned for has changed:',
    CANCELLED: 'an appointment that you were planned for takes place without you, or not at all:',
  },
}
const enclosed: Record<Language, Record<'file' | 'greeting' | 'end', string>> = {
  de: { file: 'Er liegt als Kalenderdatei bei.', greeting: 'Guten Tag,', end: 'Ihr Pietas' },
  en: { file: 'It is enclosed as a calendar file.', greeting: 'Hello,', end: 'Your Pietas' },
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )

type Told = { start: string; end: string; what: string; where: string | null }

const textOf = (language: Language, news: News, { start, end, what, where }: Told) => {
  const [from, to] = [wallTimeOf(start), wallTimeOf(end)]
  const { file, greeting, end: farewell } = enclosed[language]
  const when = `${dayIn(language, from.day)}, ${from.time} - ${to.time}`
  return {
    subject: `Pietas: ${subjects[language][news]}, ${when}`,
    text: [greeting, sentences[language][news], [when, what, where].filter(Boolean).join('\n'), file, farewell].join(
      '\n\n',
    ),
  }
}

const letterOf = (news: News, told: Told): Letter => ({
  de: textOf('de', news, told),
  en: textOf('en', news, told),
})

/** What a task has become; null where it is new, or was taken away. */
export type Changed = { now: Task | null; before: Task | null }

type Post = { told: Task; now: Task | null; news: Map<number, News> }

// What is over nobody needs to hear of.
const postOf = ({ now, before }: Changed): Post[] => {
  const news = newsOf(now, before)
  const told = isPlanned(now) ? now : before
  if (news.size === 0 || !told?.endDate || told.endDate < new Date().toISOString()) return []
  return [{ told, now, news }]
}

/**
 * Writes to those whom tasks concern and who have no way in, so that nothing but a mail reaches them: with the
 * appointment as a file for their calendars. It says as little of a case as a feed does.
 */
export const inviteByMail = async (
  { tx, house, tenantId }: { tx: Tx; house: House; tenantId: number },
  changed: readonly Changed[],
): Promise<void> => {
  const posts = changed.flatMap(postOf)
  if (posts.length === 0) return
  const readers = await findMailOnly(tx, [...new Set(posts.flatMap(({ news }) => [...news.keys()]))])
  if (readers.length === 0) return
  const entities = posts.flatMap(({ told }) => (told.legalEntityId === null ? [] : [told.legalEntityId]))
  const guarded = await findGuarded(tx, [...new Set(entities)])
  const from = { tenantId, app: publicUrl(house.env) }
  for (const { told, now, news } of posts) {
    const isGuarded = told.legalEntityId !== null && guarded.includes(told.legalEntityId)
    const event = eventOf(told, isGuarded ? 'times' : 'no names', from)
    for (const reader of readers) {
      const what = news.get(reader.actorId)
      if (what) await writeTo(tx, reader, letterAbout(what, told, event), fileAbout(what, event, { told, now }))
    }
  }
}

const letterAbout = (news: News, { startDate, endDate }: Task, { summary, location }: CalendarEvent): Letter =>
  letterOf(news, { start: startDate ?? '', end: endDate ?? '', what: summary, where: location })

const fileAbout = (news: News, event: CalendarEvent, { told, now }: Pick<Post, 'told' | 'now'>): string => {
  const isOff = news === 'CANCELLED'
  // Taken away it has no later version of its own.
  const sequence = isOff && now === null ? event.sequence + 1 : (now ?? told).version - 1
  return calendarFile(null, [{ ...event, sequence, status: isOff ? 'CANCELLED' : event.status }])
}
