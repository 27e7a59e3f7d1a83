import type { MessageKey } from '../../kit/i18n'

/** The six ways to look at what is planned, in the order of the switcher. */
export const viewNames = ['month', 'week', 'day', 'list', 'timeline-week', 'timeline-day'] as const
export type ViewName = (typeof viewNames)[number]

export interface ViewFacts {
  label: MessageKey
  /** What one step back or forth leads over. */
  step: 'month' | 'week' | 'day'
  /** Rows of people and things instead of days alone. */
  isTimeline: boolean
  /** A task that is moved keeps its time of day: the view knows days alone. */
  isOfDays: boolean
}

export const views: Record<ViewName, ViewFacts> = {
  month: { label: 'calendar.view.month', step: 'month', isTimeline: false, isOfDays: true },
  week: { label: 'calendar.view.week', step: 'week', isTimeline: false, isOfDays: false },
  day: { label: 'calendar.view.day', step: 'day', isTimeline: false, isOfDays: false },
  list: { label: 'calendar.view.list', step: 'week', isTimeline: false, isOfDays: true },
  'timeline-week': { label: 'calendar.view.timeline-week', step: 'week', isTimeline: true, isOfDays: true },
  'timeline-day': { label: 'calendar.view.timeline-day', step: 'day', isTimeline: true, isOfDays: false },
}

/** Those with rows of people and things. */
export const timelineNames = viewNames.filter((name) => views[name].isTimeline)

/** @returns the view that somebody sees who has chosen none. @param isNarrow below 900 px. */
export const usualView = (isNarrow: boolean): ViewName => (isNarrow ? 'list' : 'month')
