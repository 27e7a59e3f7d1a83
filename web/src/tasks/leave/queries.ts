import { client } from '../../kit/api/client'

/** What somebody has of leave in a year. */
export const leaveQuery = (userId: number, year: number) => ({
  queryKey: ['tasks', 'leave', userId, year],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.absences.get(userId, { query: { year }, signal }),
})
