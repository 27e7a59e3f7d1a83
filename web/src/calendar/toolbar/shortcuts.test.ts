import { expect, test } from 'vitest'
import { daysOf, type Span } from './shortcuts'

test.each<[Span, string, string]>([
  ['today', '2026-11-21', '2026-11-21'],
  ['current-week', '2026-11-16', '2026-11-22'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['last-7-days', '2026-11-15', '2026-11-21'],
  ['current-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
])('%s means %s to %s', (span, from, to) => expect(daysOf(span, '2026-11-21')).toEqual({ from, to }))
