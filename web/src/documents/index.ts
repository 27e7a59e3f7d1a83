import { moreTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

const load = async () => {
  const [file] = await Promise.all([import('./documents-of'), moreTexts()])
  return file
}

/** The documents of a person. */
export const PersonDocuments = whenIdle(async () => (await load()).PersonDocuments)

/** The documents of a business partner. */
export const PartnerDocuments = whenIdle(async () => (await load()).PartnerDocuments)

/** The documents of a process. */
export const ProcessDocuments = whenIdle(async () => (await load()).ProcessDocuments)
