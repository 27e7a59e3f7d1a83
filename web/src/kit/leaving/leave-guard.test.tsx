import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PersonForm } from '../../persons/person-form'
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
  await expect.element(page.getByText('Bankverbindung')).toBeVisible()
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
