import type { Finding } from '../../kit'
import type { PositionLine } from './templates'

/** What is wrong with the lines of a template: each is an article or has a text and a price of its own. */
export const checkLines = (lines: readonly PositionLine[]): Finding[] =>
  lines.flatMap(({ productId, group, text, unitPriceCents }, at) => {
    if (productId !== null)
      return group === 'PAYMENTS' ? [{ field: `lines.${at}.group`, message: 'position.validation.payment' }] : []
    const missing = Object.entries({ text, unitPriceCents }).filter(([, value]) => value === null || value === '')
    return missing.map(([field]) => ({ field: `lines.${at}.${field}`, message: 'common.validation-required' }))
  })
