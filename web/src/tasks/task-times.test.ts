import { expect, test } from 'vitest'
import { type MessageKey, translate } from '../kit/i18n'
import { durationText } from './task-times'

const t = (key: MessageKey, values?: Record<string, string | number>) => translate(key, values)

test('how long something took is told in hours and minutes', () => {
  expect([0, 1, 30, 60, 61, 150.4].map((minutes) => durationText(minutes, t))).toEqual([
    '0 Minuten',
    '1 Minute',
    '30 Minuten',
    '1 Stunde',
    '1 Stunde 1 Minute',
    '2 Stunden 30 Minuten',
  ])
})
