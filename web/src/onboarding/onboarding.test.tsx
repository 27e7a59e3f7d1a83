import { type OnboardingState, onboardingSteps, optionalSteps } from '@pietas/contract/onboarding'
import { grantsOf } from '@pietas/contract/users'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { OnboardingHint } from '../dashboard/pages/onboarding-hint'
import { queries } from '../kit/api'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../kit/testing'
import { OnboardingPage } from './pages/onboarding-page'

const everything = (changes: Partial<Record<OnboardingState['step'], Partial<OnboardingState>>> = {}) => {
  const steps = onboardingSteps.map(
    (step): OnboardingState => ({
      ...{ step, count: 1, missingAt: [], done: true, aside: false },
      optional: optionalSteps.some((one) => one === step),
      ...changes[step],
    }),
  )
  return { steps, ready: steps.every(({ done, aside }) => done || aside) }
}

beforeEach(async () => {
  queries.clear()
  await browser.viewport(1280, 900)
  await loadTexts(['dashboard', 'onboarding'])
  const permissions = [...grantsOf({ platformRole: null, tenantRoles: ['ADMINISTRATOR'], legalEntities: [] }).tenant]
  const me = aMe({ permissions })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions })) })
})

const open = { done: false, count: 0 }

test('the page says what is there, what is missing where, and leads to where it is done', async () => {
  const missingAt = [{ id: 2, name: 'Bestattungshaus Krüger' }]
  fakeServer({ 'GET /onboarding': () => answer(everything({ BRANCH: { ...open, count: 1, missingAt }, FLEET: open })) })
  const screen = await renderApp(<OnboardingPage />).screen
  await expect.element(screen.getByText('10 von 12 Schritten')).toBeVisible()
  const branch = screen.getByRole('listitem', { name: /^Filialen/ })
  await expect.element(branch).toHaveTextContent(/Offen.*Als Nächstes.*Fehlt bei: Bestattungshaus Krüger/)
  await expect
    .element(branch.getByRole('link', { name: 'Öffnen: Filialen' }))
    .toHaveAttribute('href', '/admin/companies/2?tab=branches')
  // What nobody can do without has no way around it.
  await expect.element(branch.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('listitem', { name: /^Fahrzeuge/ })).toHaveTextContent(/Freiwillig/)
})

test('a step that is not needed is put aside and taken up again', async () => {
  let aside = false
  const received = fakeServer({
    'GET /onboarding': () => answer(everything({ FLEET: { ...open, aside } })),
    'PUT /onboarding/FLEET/aside': () => {
      aside = true
      return answer(null, 204)
    },
    'DELETE /onboarding/FLEET/aside': () => problem(503, 'UNAVAILABLE'),
  })
  const screen = await renderApp(<OnboardingPage />).screen
  const fleet = screen.getByRole('listitem', { name: /^Fahrzeuge/ })
  await fleet.getByRole('button', { name: '„Fahrzeuge und Ressourcen“ zurückstellen' }).click()
  await expect.element(fleet).toHaveTextContent(/Zurückgestellt/)
  await expect.element(screen.getByText(/Das Haus ist eingerichtet/)).toBeVisible()
  await fleet.getByRole('button', { name: /wieder aufnehmen/ }).click()
  await expect.poll(() => received.some(({ path }) => path.startsWith('DELETE'))).toBe(true)
})

test('the usual set is taken over by one press, where companies offer nothing of it yet', async () => {
  let missingAt = [{ id: 2, name: 'Bestattungshaus Krüger' }]
  fakeServer({
    'GET /onboarding': () =>
      answer(
        everything({ BURIAL: { done: missingAt.length === 0, count: 13, missingAt }, LETTERS: open, FLEET: open }),
      ),
    'PUT /onboarding/BURIAL/usual': () => {
      missingAt = []
      return answer(null, 204)
    },
  })
  const screen = await renderApp(<OnboardingPage />).screen
  // Of letters there are none to be offered, and vehicles nobody has brought along.
  const offers = screen.getByRole('button', { name: /^Üblichen Satz übernehmen/ })
  await expect.element(offers).toHaveAccessibleName('Üblichen Satz übernehmen: Bestattungsarten und Grabarten')
  await offers.click()
  await expect
    .element(screen.getByRole('listitem', { name: /^Bestattungsarten/ }))
    .toHaveTextContent(/Erledigt.*13 vorhanden/)
  expect(offers.elements()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'Öffnen: Bestattungsarten und Grabarten' })).toHaveFocus()
})

test('the day tells whoever sets the house up how many steps are left, and falls silent then', async () => {
  let steps = everything({ BRANCH: open, FLEET: open })
  fakeServer({ 'GET /onboarding': () => answer(steps) })
  const screen = await renderApp(<OnboardingHint />).screen
  await expect.element(screen.getByText('Zur Einrichtung fehlen noch 2 Schritte.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Weiter einrichten' }))
    .toHaveAttribute('href', '/admin/onboarding')
  steps = everything()
  await queries.invalidateQueries({ queryKey: ['onboarding'] })
  await expect.element(screen.getByText(/Zur Einrichtung/)).not.toBeInTheDocument()
})
