import type { Language } from '@pietas/contract/kit'
import type { Occasion } from '@pietas/contract/notifications'

/** What is known of a notification, before it is said in anybody's language. */
export type Told = {
  occasion: Occasion
  subject: string
  /** Whose doing it was; null where nobody in particular did it. */
  actor: string | null
}

type Saying = { title: string; message: (told: { subject: string; by: string }) => string }

const german: Record<Occasion, Saying> = {
  TASK_ASSIGNED: { title: 'Neue Aufgabe', message: ({ by, subject }) => `${by} hat Ihnen „${subject}“ zugewiesen.` },
  TASK_SHARED: { title: 'Neue Aufgabe', message: ({ by, subject }) => `${by} hat Sie an „${subject}“ beteiligt.` },
  TASK_COMMENTED: { title: 'Neuer Kommentar', message: ({ by, subject }) => `${by} hat „${subject}“ kommentiert.` },
  LEAVE_ACCEPTED: { title: 'Abwesenheit genehmigt', message: ({ by, subject }) => `${by} hat „${subject}“ genehmigt.` },
  ANNOUNCED: { title: 'Neue Ankündigung', message: ({ subject }) => subject },
  STOCK_LOW: { title: 'Mindestbestand erreicht', message: ({ subject }) => `„${subject}“ geht zur Neige.` },
  STOCK_NEGATIVE: {
    title: 'Bestand unter null',
    message: ({ subject }) => `Von „${subject}“ ist mehr gebucht als vorhanden.`,
  },
}

const english: Record<Occasion, Saying> = {
  TASK_ASSIGNED: { title: 'New task', message: ({ by, subject }) => `${by} has assigned “${subject}” to you.` },
  TASK_SHARED: { title: 'New task', message: ({ by, subject }) => `${by} has made you part of “${subject}”.` },
  TASK_COMMENTED: { title: 'New comment', message: ({ by, subject }) => `${by} has commented on “${subject}”.` },
  LEAVE_ACCEPTED: { title: 'Leave accepted', message: ({ by, subject }) => `${by} has accepted “${subject}”.` },
  ANNOUNCED: { title: 'New announcement', message: ({ subject }) => subject },
  STOCK_LOW: { title: 'Minimum stock reached', message: ({ subject }) => `“${subject}” is running low.` },
  STOCK_NEGATIVE: {
    title: 'Stock below zero',
    message: ({ subject }) => `More of “${subject}” is booked than there is.`,
  },
}

const sayings: Record<Language, { by: string; of: Record<Occasion, Saying> }> = {
  de: { by: 'Jemand', of: german },
  en: { by: 'Somebody', of: english },
}

/** @returns title and message of a notification in a language. */
export const said = (language: Language, { occasion, subject, actor }: Told): { title: string; message: string } => {
  const { by, of } = sayings[language]
  const { title, message } = of[occasion]
  return { title, message: message({ subject, by: actor ?? by }) }
}
