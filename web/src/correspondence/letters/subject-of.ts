import type { Letter } from '@pietas/contract/correspondence'

/** @returns what a letter is about; in a draft dots stand for what comes from the case when it is finished. */
export const subjectOf = ({ subject, state }: Pick<Letter, 'subject' | 'state'>): string | null =>
  state === 'DRAFT' && subject !== null ? subject.replace(/\{[a-z]+\.[a-z]+\}/gi, '…') : subject
