import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PersonForm } from '../../persons/person-form'
import { provideDrawers, useDrawers, useOpenDrawer } from '../drawer/use-drawers'
import { TextField } from '../form/fields'
import { answer, aPerson, fakeServer, renderApp } from '../testing'
import { aForm } from '../testing/a-form'

/** A page with a person form and a link that leads away. */
async function aPage() {
  const { screen, router } = renderApp(
    <>
      <Link to={'/anderswo' as '/'}>Weg hier</Link>
      <Link to="/" hash="bank">
        Zur Bank
      </Link>
      <PersonForm
        mode="update"
        person={aPerson()}
        title="Person"
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    </>,
  )
  const page = await screen
  await expect.element(page.getByRole('heading', { name: 'Bankverbindung' })).toBeVisible()
  return { page, router }
}

const leave = (page: Awaited<ReturnType<typeof aPage>>['page']) => page.getByRole('link', { name: 'Weg hier' }).click()

test('an unchanged form lets go without a question', async () => {
  const { page } = await aPage()
  await leave(page)
  await expect.element(page.getByText('Andere Seite')).toBeVisible()
})

test('a changed form asks; staying keeps the text, leaving drops it', async () => {
  const { page } = await aPage()
  const job = page.getByRole('textbox', { name: 'Beruf' })
  await job.fill('Schneiderin')
  await leave(page)
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.element(job).toHaveValue('Schneiderin')
  await leave(page)
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(page.getByText('Andere Seite')).toBeVisible()
})

test('a step to another place of the same page asks nothing, and what is typed is guarded still', async () => {
  const { page, router } = await aPage()
  const job = page.getByRole('textbox', { name: 'Beruf' })
  await job.fill('Schneiderin')
  await page.getByRole('link', { name: 'Zur Bank' }).click()
  await expect.poll(() => router.state.location.hash).toBe('bank')
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  await expect.element(job).toHaveValue('Schneiderin')
  await leave(page)
  await expect.element(page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })).toBeVisible()
})

test('leaving while saving waits for the save, and then goes', async () => {
  const save = Promise.withResolvers<void>()
  fakeServer({
    'PATCH /persons/11': async ({ body }) => {
      await save.promise
      return answer(aPerson({ ...body, version: 2 }))
    },
  })
  const { page } = await aPage()
  await page.getByRole('textbox', { name: 'Beruf' }).fill('Schneiderin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await leave(page)
  await expect.element(page.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
  save.resolve()
  await expect.element(page.getByText('Andere Seite')).toBeVisible()
})

test('when the save fails one stays, with everything typed', async () => {
  const save = Promise.withResolvers<void>()
  fakeServer({
    'PATCH /persons/11': async () => {
      await save.promise
      return { status: 500, body: {} }
    },
  })
  const { page } = await aPage()
  const job = page.getByRole('textbox', { name: 'Beruf' })
  await job.fill('Schneiderin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await leave(page)
  await expect.element(page.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })).toBeVisible()
  save.resolve()
  await expect.element(page.getByText('Die Person konnte nicht gespeichert werden')).toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(job).toHaveValue('Schneiderin')
})

test('a form that saves by itself is left when its last change is stored', async () => {
  const stored = Promise.withResolvers<void>()
  const { form, saved, router } = await aForm(<TextField name="note" label="Notiz" />, {
    autosave: true,
    save: () => stored.promise,
  })
  await form.getByRole('textbox', { name: 'Notiz' }).click()
  await userEvent.keyboard('Hallo{Tab}')
  void router.navigate({ to: '/anderswo' as never })
  await expect.element(form.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })).toBeVisible()
  stored.resolve()
  await expect.element(form.getByText('Andere Seite')).toBeVisible()
  expect(saved).toEqual([{ note: 'Hallo' }])
})

/** A page with a form, and a drawer above it that has one as well. */
async function aPageWithDrawer() {
  fakeServer({ 'GET /persons/11': () => answer(aPerson()) })
  provideDrawers({
    addresses: {
      person: {
        write: ({ personId }: { personId: number }) => `${personId}`,
        read: (value: string) => ({ personId: Number(value) }),
      },
    } as never,
    fetchCode: async () => undefined,
  })
  function Parts() {
    const drawers = useDrawers()
    const open = useOpenDrawer()
    const form = { mode: 'update', person: aPerson(), title: 'Seite', onSaved: () => undefined } as const
    return (
      <>
        <button type="button" onClick={() => void drawers.open('person', { personId: 11 })}>
          Darüber
        </button>
        <Link to={'/anderswo' as '/'}>Weg hier</Link>
        <div data-testid="page">
          <PersonForm {...form} onCancel={() => undefined} />
        </div>
        {open && (
          <div data-testid="drawer">
            <PersonForm {...form} onCancel={drawers.finish} />
          </div>
        )}
      </>
    )
  }
  const page = await renderApp(<Parts />).screen
  const jobIn = (place: string) => page.getByTestId(place).getByRole('textbox', { name: 'Beruf' })
  await expect.element(jobIn('page')).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  return { page, jobIn, question }
}

test('a drawer opens above a changed form and closes again without a question; the form is guarded all the while', async () => {
  const { page, jobIn, question } = await aPageWithDrawer()
  await jobIn('page').fill('Schneiderin')
  await page.getByRole('button', { name: 'Darüber' }).click()
  await expect.element(jobIn('drawer')).toBeVisible()
  expect(question.elements()).toEqual([])
  await page.getByTestId('drawer').getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(page.getByTestId('drawer')).not.toBeInTheDocument()
  await expect.element(jobIn('page')).toHaveValue('Schneiderin')
  await leave(page)
  await expect.element(question).toBeVisible()
})

test('what was typed in the drawer is asked about, and what stands below it is guarded afterwards', async () => {
  const { page, jobIn, question } = await aPageWithDrawer()
  await jobIn('page').fill('Schneiderin')
  await page.getByRole('button', { name: 'Darüber' }).click()
  await jobIn('drawer').fill('Köchin')
  await page.getByTestId('drawer').getByRole('button', { name: 'Abbrechen' }).click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(page.getByTestId('drawer')).not.toBeInTheDocument()
  await expect.element(jobIn('page')).toHaveValue('Schneiderin')
  await leave(page)
  await expect.element(question).toBeVisible()
})

test('a form that is still there after all was to be lost is asked about the next time', async () => {
  const { page, router } = await aPage()
  await page.getByRole('textbox', { name: 'Beruf' }).fill('Schneiderin')
  void router.navigate({ to: '/', search: { tab: 'persons' } as never })
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ tab: 'persons' })
  await leave(page)
  await expect.element(question).toBeVisible()
})
