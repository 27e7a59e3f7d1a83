export { formatDate, formatInstant, joinParts } from './format'
export {
  changeLanguage,
  isMessageKey,
  type Language,
  type MessageKey,
  startTexts,
  type Translate,
  translate,
  useTranslation,
} from './i18n'
export type { Texts } from './write'
