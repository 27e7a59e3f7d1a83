import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** The documents of a record. */
export const Documents = whenIdle(async () => {
  const [{ DocumentsOf }] = await Promise.all([import('./documents-of'), loadTexts(['documents'])])
  return DocumentsOf
})
