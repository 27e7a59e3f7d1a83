import { type PaperType, paperTypes } from '@pietas/contract/legal-entities'
import type { Option } from '../../kit/form'
import type { Translate } from '../../kit/i18n'

/** How a kind of paper reads. */
export const paperName = (type: PaperType, t: Translate): string => t(`paper.type.${type}`)

/** The kinds of papers, to choose one. */
export const paperOptions = (t: Translate): Option[] =>
  paperTypes.map((value) => ({ value, label: paperName(value, t) }))
