import { expect, test } from 'vitest'
import { type MessageKey, translate } from '../kit/i18n'
import { durationText } from './task-times'

const t = (key: MessageKey, values?: Record<string, string | number>) => translate(key, values)

test.each([
  [0, '0 Minuten'],
  [0.2, '12 Sekunden'],
  [1 / 60, '1 Sekunde'],
  [1, '1 Minute'],
  [59, '59 Minuten'],
  [60, '1 Stunde'],
  [61, '1 Stunde 1 Minute'],
  [90, '1 Stunde 30 Minuten'],
  [150.4, '2 Stunden 30 Minuten'],
  [1440, '1 Tag'],
  [1500, '1 Tag 1 Stunde'],
  [10_080, '1 Woche'],
  [31_683, '3 Wochen 1 Tag 3 Minuten'],
])('%d minutes are told as %s', (minutes, text) => {
  expect(durationText(minutes, t)).toBe(text)
})
