/** Kinds of task: spec 3 section 3.1. */
export const taskTypes = [
  'BASIC',
  'APPOINTMENT',
  'WORK',
  'TRANSPORTATION',
  'COMPLAINT',
  'FEEDBACK',
  'PRIVATE',
  'VACATION',
  'ABSENCE',
  'SICK_DAY',
  'SCHOOL_ABSENCE',
] as const
export type TaskType = (typeof taskTypes)[number]

/** The kinds as they travel, in the order of `taskTypes`: spec 3 section 3.1. */
export const wireTaskTypes = [
  'basic',
  'appointment',
  'work',
  'transportation',
  'complaint',
  'feedback',
  'private',
  'vacation',
  'absence',
  'sickDay',
  'schoolAbsence',
] as const
export type WireTaskType = (typeof wireTaskTypes)[number]

/** Where a task stands: spec 3 section 3.1. */
export const taskStatuses = ['OPEN', 'ACTIVE', 'PAUSED', 'REVIEW', 'DONE', 'CANCELLED'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** What a task prepares; it names the preparations of the process that are shown with it: spec 3 section 3.1. */
export const preparationTypes = ['FAREWELL', 'LAYING_OUT', 'FUNERAL_SERVICE', 'BURIAL'] as const
export type PreparationType = (typeof preparationTypes)[number]

/** Kinds of leave; ABSENCE is the whole family where it is asked for. */
export const leaveTypes = ['VACATION', 'ABSENCE', 'SICK_DAY', 'SCHOOL_ABSENCE'] as const

/** Kinds that take place at a time: people, car and things are planned for them. */
export const timedTypes = ['APPOINTMENT', 'WORK', 'TRANSPORTATION'] as const

/** Kinds that are about what somebody thinks of the house; they are talked about in comments. */
export const qualityTypes = ['COMPLAINT', 'FEEDBACK'] as const

const isOneOf = (types: readonly TaskType[]) => (type: TaskType) => types.includes(type)

export const isLeave = isOneOf(leaveTypes)
export const isTimed = isOneOf(timedTypes)
export const isQuality = isOneOf(qualityTypes)

/** A task that is no longer worked on and blocks nobody. */
export const isClosed = (status: TaskStatus): boolean => status === 'DONE' || status === 'CANCELLED'

/** @returns the kind as it travels: `SICK_DAY` is `sickDay`. */
export const wireTypeOf = (type: TaskType): WireTaskType => wireTaskTypes[taskTypes.indexOf(type)] as WireTaskType

/** @returns the kind that travels under this name, in either form; undefined when there is none. */
export const taskTypeOf = (name: string): TaskType | undefined =>
  taskTypes.find((type) => type === name || wireTypeOf(type) === name)
