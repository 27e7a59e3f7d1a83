export { formatDate, formatInstant, formatSize, joinParts } from './format'
export {
  changeLanguage,
  isMessageKey,
  type Language,
  type MessageKey,
  moreTexts,
  startTexts,
  type TextFiles,
  type Translate,
  translate,
  useTranslation,
} from './i18n'
export type { Texts } from './write'
