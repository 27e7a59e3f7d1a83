import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type OnboardingState, usualSteps } from '@pietas/contract/onboarding'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { type Translate, useTranslation } from '../kit/i18n'
import { SoftChip } from '../kit/theme'
import * as styles from './onboarding-steps.module.css'
import { placeOf } from './step-links'

type Steps = readonly OnboardingState[]

const setAside = async ({ step, aside }: OnboardingState): Promise<void> => {
  try {
    await (aside ? client.onboarding.takeUp(step as 'FLEET') : client.onboarding.putAside(step as 'FLEET'))
  } catch {
    toast.error('onboarding.failed')
  }
  void refresh('onboarding')
}

type UsualStep = (typeof usualSteps)[number]

/** What a press may change elsewhere in the browser. */
const listsOf: Record<UsualStep, string[]> = {
  BURIAL: ['burial-types', 'burial-forms', 'grave-types'],
  LETTERS: ['templates'],
}

/** @returns the step when its usual set is there and offered nowhere at some companies. */
const usualIn = ({ step, count, missingAt }: OnboardingState): UsualStep | undefined =>
  count > 0 && missingAt.length > 0 ? usualSteps.find((usual) => usual === step) : undefined

/** @returns whether it is offered now. */
const offerUsual = async (step: UsualStep): Promise<boolean> => {
  try {
    await client.onboarding.offerUsual(step)
    return true
  } catch {
    toast.error('onboarding.failed')
    return false
  } finally {
    void refresh('onboarding', ...listsOf[step])
  }
}

/** How much of setting up is behind the house. */
export function Progress({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const done = steps.filter((step) => step.done || step.aside).length
  const text = t('onboarding.progress', { done: String(done), all: String(steps.length) })
  return (
    <div className={styles.progress}>
      <p className={styles.about}>{t(done === steps.length ? 'onboarding.ready' : 'onboarding.about')}</p>
      <LinearProgress variant="determinate" value={(100 * done) / steps.length} aria-label={text} />
      <p className="numeric">{text}</p>
    </div>
  )
}

export function OnboardingSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const next = steps.find(({ done, aside }) => !done && !aside)
  return (
    <ol className={styles.steps} aria-label={t('onboarding.steps')}>
      {steps.map((step) => (
        <Step key={step.step} step={step} isNext={step === next} />
      ))}
    </ol>
  )
}

const stateOf = ({ done, aside }: OnboardingState) => {
  if (done) return { tone: 'green', label: 'onboarding.state.done' } as const
  if (aside) return { tone: 'neutral', label: 'onboarding.state.aside' } as const
  return { tone: 'orange', label: 'onboarding.state.open' } as const
}

const factsOf = (t: Translate, { step, count, missingAt, done }: OnboardingState): string => {
  if (done) return t('onboarding.count', { count })
  const about = t(`onboarding.step.${step}-about`)
  if (missingAt.length === 0) return about
  return `${about} ${t('onboarding.missing-at', { names: missingAt.map(({ name }) => name).join(', ') })}`
}

function Step({ step, isNext }: { step: OnboardingState; isNext: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  const name = t(`onboarding.step.${step.step}`)
  const { tone, label } = stateOf(step)
  const usual = usualIn(step)
  const way = useRef<HTMLAnchorElement>(null)
  const offer = async (which: UsualStep) => {
    // The button goes with what it was for, and would take the focus of the keyboard with it.
    if (await offerUsual(which)) way.current?.focus()
  }
  const strong = (isFirst: boolean) => (isNext && isFirst ? 'contained' : 'outlined')
  return (
    <li className={isNext ? `${styles.step} ${styles.next}` : styles.step} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
        <SoftChip tone={tone}>{t(label)}</SoftChip>
        {step.optional && !step.done && !step.aside && <SoftChip tone="neutral">{t('onboarding.optional')}</SoftChip>}
        {isNext && <SoftChip tone="blue">{t('onboarding.next')}</SoftChip>}
      </h2>
      <div className={styles.ways} data-screen-only>
        {step.optional && !step.done && (
          <Button
            color="inherit"
            aria-label={t(step.aside ? 'onboarding.take-up-one' : 'onboarding.put-aside-one', { step: name })}
            onClick={() => void setAside(step)}
          >
            {t(step.aside ? 'onboarding.take-up' : 'onboarding.put-aside')}
          </Button>
        )}
        {usual && (
          <Button
            variant={strong(true)}
            aria-label={`${t('onboarding.offer-usual')}: ${name}`}
            onClick={() => void offer(usual)}
          >
            {t('onboarding.offer-usual')}
          </Button>
        )}
        <Button
          ref={way}
          component={Link}
          to={placeOf(step) as '/'}
          variant={strong(!usual)}
          aria-label={`${t('onboarding.open')}: ${name}`}
        >
          {t('onboarding.open')}
        </Button>
      </div>
      <p className={styles.facts}>{factsOf(t, step)}</p>
    </li>
  )
}
