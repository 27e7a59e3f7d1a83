export { useTranslation } from 'react-i18next'
export { formatDate, formatInstant, joinParts } from './format'
export { changeLanguage, isMessageKey, type Language, type MessageKey, startTexts, type Texts, translate } from './i18n'
