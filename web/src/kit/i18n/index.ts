export { formatDate, formatInstant, formatSize, joinParts } from './format'
export {
  changeLanguage,
  isMessageKey,
  type Language,
  loadTexts,
  type MessageKey,
  startTexts,
  type TextFiles,
  type TextPart,
  type Translate,
  translate,
  useTranslation,
} from './i18n'
export { languages } from './languages'
export { numbersAs } from './numbers'
export type { Texts } from './write'
