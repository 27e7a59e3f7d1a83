import type { de } from './absences-de'

export const en: Record<keyof typeof de, string> = {
  'leave.person': 'Person',
  'leave.sum': 'Working days',
  'leave.overview': 'Who is away when',
  'leave.this-month': 'This month',
  'leave.month-before': 'Month before',
  'leave.month-after': 'Month after',
  'leave.cut': 'These are the first 500 people of the house, by name.',
  'leave.nobody': 'Nobody works at this company yet',
  'leave.nobody-hint': 'Whoever has a role at this company appears here with their leave.',
}
