import type { OverlappingTask } from '@pietas/contract/tasks'
import { useInsist } from '../kit/form/record/use-insist'

/** Shows what is planned already for the same people and things, and goes on only when somebody insists. */
export const useOverlapQuestion = () =>
  useInsist({
    code: 'TASK_OVERLAP',
    flag: 'ignoreOverlap',
    foundIn: ({ overlappingTasks }) => overlappingTasks as OverlappingTask[] | undefined,
  })
