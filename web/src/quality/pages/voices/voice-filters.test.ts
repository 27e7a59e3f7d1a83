import { expect, test } from 'vitest'
import { voiceColumns } from './voice-columns'
import { wireVoiceFilters } from './voice-filters'

test('without a choice both kinds are asked for, and never another one', () => {
  expect(wireVoiceFilters()).toEqual({ type: ['COMPLAINT', 'FEEDBACK'] })
  expect(wireVoiceFilters({ type: [] })).toEqual({ type: ['COMPLAINT', 'FEEDBACK'] })
  expect(wireVoiceFilters({ type: ['FEEDBACK'], state: 'unfinished', complaintCauseId: 3 })).toEqual({
    type: ['FEEDBACK'],
    hasOpenTasks: true,
    complaintCauseId: 3,
  })
})

test('the table says kind, state, age, cause, process, who and until when', () => {
  expect(voiceColumns.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual([
    ...['type', 'title', 'status', 'age', 'complaintCause', 'process', 'assignee', 'dueDate'],
  ])
})
