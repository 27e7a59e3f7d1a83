/** Leads to the sign-in in two steps when a legal entity demands it; set by the app, which knows the way. */
let lead: (() => void) | undefined

export const enrolment = {
  provide(next: (() => void) | undefined) {
    lead = next
  },
  demand: () => lead?.(),
}
