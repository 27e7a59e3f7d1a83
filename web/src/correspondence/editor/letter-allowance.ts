import type { Allowance } from '../../kit/rich-text/rich-text'

/** What the text of a letter holds beyond what the editor writes anyway. */
export const letterAllowance: Allowance = {
  tags: ['span'],
  attributes: ['data-placeholder', 'data-choice', 'data-words', 'data-when'],
}
