import * as z from 'zod'
import { id, route, tenantPath } from '../kit'
import { onboardingSteps, optionalSteps, usualSteps } from './steps'

const step = z.object({
  step: z.enum(onboardingSteps),
  /** How many there are of what the step is about. */
  count: z.int(),
  /** The legal entities where something is missing. */
  missingAt: z.array(z.object({ id, name: z.string() })),
  done: z.boolean(),
  optional: z.boolean(),
  /** The house does without it, and has said so. */
  aside: z.boolean(),
})
export type OnboardingState = z.output<typeof step>

const path = `${tenantPath}/onboarding` as const
const stepPath = `${path}/{step}/aside` as const
const params = z.object({ step: z.enum(optionalSteps) })

/** How far a house has come with being set up; counted from what is there. */
export const onboarding = {
  get: route({
    method: 'GET',
    path,
    access: 'General:Onboard',
    about: 'What a house sets up, with what is there and where something is missing, counted at the time of asking',
    answer: z.object({
      steps: z.array(step),
      /** Every step is done or put aside. */
      ready: z.boolean(),
    }),
  }),
  putAside: route({
    method: 'PUT',
    path: stepPath,
    access: 'General:Onboard',
    about: 'Says that the house does without a step that is not needed',
    params,
  }),
  takeUp: route({
    method: 'DELETE',
    path: stepPath,
    access: 'General:Onboard',
    about: 'Takes a step up again that was put aside',
    params,
  }),
  offerUsual: route({
    method: 'PUT',
    path: `${path}/{step}/usual`,
    access: 'General:Onboard',
    about: 'Offers what stands in the lists of a step at every legal entity that offers nothing of them yet',
    params: z.object({ step: z.enum(usualSteps) }),
  }),
}
