import type { Route } from '@pietas/contract/kit'
import type * as z from 'zod'

/** @returns what a route answers; whoever names `fields` of a list gets items with these alone. */
export const answerSchema = (route: Route, query: unknown): z.ZodType | undefined => {
  const answer = route.answer as z.ZodObject | undefined
  const items = answer?.shape?.items as z.ZodArray<z.ZodObject> | undefined
  const isNarrowed = Boolean((query as { fields?: unknown } | undefined)?.fields)
  return answer && items && isNarrowed ? answer.extend({ items: items.element.partial().array() }) : route.answer
}
