import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { QueryClient } from '@tanstack/react-query'
import { ConnectionLost, TimedOut } from './failures'

// A refusal stays a refusal; only an unreachable server is worth a second try.
const retry = (failures: number, error: Error) => error instanceof ConnectionLost && failures < 2

export const queries = new QueryClient({
  defaultOptions: {
    // Without a server there is nothing but what was seen before.
    queries: { retry, staleTime: 15_000, gcTime: 30 * 60_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Cached lists and records are named by feature words; this makes them load again. */
export const refresh = (...features: string[]) =>
  Promise.all(features.map((feature) => queries.invalidateQueries({ queryKey: [feature] })))

export const isProblem = (error: unknown, code?: ApiProblem['code']): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code)

export const isTimeout = (error: unknown): boolean => error instanceof TimedOut
