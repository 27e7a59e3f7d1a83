import {
  isDone,
  onboardingSteps,
  optionalSteps,
  type onboarding as routes,
  type usualSteps,
} from '@pietas/contract/onboarding'
import type { Handlers } from '../kit/call'
import { feature } from '../kit/feature'
import { countSteps, offerUsual, putAside, takeUp } from './queries'

const handlers: Handlers<typeof routes> = {
  get: async ({ tx }) => {
    const found = await countSteps(tx)
    const steps = onboardingSteps.flatMap((step) =>
      found
        .filter((one) => one.step === step)
        .map((one) => ({
          ...one,
          done: isDone({ count: one.count, missing: one.missingAt.length }),
          optional: optionalSteps.some((optional) => optional === step),
        })),
    )
    return { steps, ready: steps.every(({ done, aside }) => done || aside) }
  },

  putAside: async ({ tx, params }) => {
    await putAside(tx, String(params.step))
    return undefined
  },

  takeUp: async ({ tx, params }) => {
    await takeUp(tx, String(params.step))
    return undefined
  },

  offerUsual: async ({ tx, params }) => {
    await offerUsual(tx, params.step as (typeof usualSteps)[number])
    return undefined
  },
}

/** How far a house has come with being set up. */
export const onboarding = feature({ handlers: { onboarding: handlers }, kinds: { onboarding_asides: 'onboarding' } })
