import * as z from 'zod'
import { cleanRichText, type Finding, id, isoInstant, optionalText, requiredText } from '../kit'

/** Only http and https: other addresses can run scripts or open programs. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/?#]\S*$/i.test(address)

const linkUrl = optionalText(2000).refine((value) => value === null || isWebAddress(value), {
  error: 'common.validation-invalid',
})

// What is left of a text that held nothing but tags is nothing.
const isSaid = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''

const content = requiredText(50_000)
  .transform((value) => cleanRichText(value).trim())
  .refine(isSaid, { error: 'common.validation-required' })

/** What somebody writes of an announcement; its picture is a document of it: spec 1 section 3. */
export const announcementFields = z.object({
  title: requiredText(200),
  content,
  linkUrl,
  /** What the link is called; without it its address is shown. */
  linkLabel: optionalText(200),
  /** Whose staff reads it. */
  legalEntityIds: z.array(id).min(1, { error: 'common.validation-required' }).max(200),
  /** Null = from the moment it is stored. */
  publishFrom: isoInstant.nullable(),
  /** Null = for good. */
  publishUntil: isoInstant.nullable(),
})
export type AnnouncementFields = z.output<typeof announcementFields>

/** What is wrong with an announcement as a whole. */
export const checkAnnouncement = ({
  publishFrom,
  publishUntil,
}: Partial<Pick<AnnouncementFields, 'publishFrom' | 'publishUntil'>>): Finding[] =>
  publishFrom && publishUntil && publishUntil <= publishFrom
    ? [{ field: 'publishUntil', message: 'announcement.validation.until' }]
    : []

export const publicationStates = ['PLANNED', 'PUBLISHED', 'ENDED'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Whether an announcement is still to come, to be read, or over. */
export const publicationOf = (
  { publishedAt, publishUntil }: { publishedAt: string; publishUntil: string | null },
  now = new Date().toISOString(),
): PublicationState => {
  if (publishUntil && publishUntil <= now) return 'ENDED'
  return publishedAt > now ? 'PLANNED' : 'PUBLISHED'
}
