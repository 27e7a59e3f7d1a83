import type { Letter } from '@pietas/contract/correspondence'
import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { aLetter, answer, page, problem } from '../../kit/testing'
import { aDraft, signIn } from '../testing'

const path = '/processes/100/correspondence/7'

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1440, 900)
})

/** A server on which somebody else has stored a newer version. */
const overtakenBy = (changes: Partial<Letter>) => {
  let stored = aLetter({ ...changes, version: 2 })
  let isKnown = false
  return {
    [`GET ${path}`]: () => answer(isKnown ? stored : aLetter()),
    [`PATCH ${path}`]: ({ body, headers }: { body: object; headers: Headers }) => {
      isKnown = true
      if (headers.get('if-match') !== `"${stored.version}"`)
        return problem(412, 'STALE_VERSION', { current: stored as object })
      stored = { ...stored, ...body, version: stored.version + 1 }
      return answer(stored)
    },
  }
}

test('of a draft that both have changed both texts stay until somebody has chosen', async () => {
  const { screen, patches } = await aDraft(overtakenBy({ content: '<p>Vom Kollegen</p>', subject: 'Neuer Betreff' }))
  const text = screen.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await text.fill('Von mir')
  const question = screen.getByRole('dialog', { name: 'Dieser Datensatz wurde inzwischen geändert' })
  await expect.element(question.getByRole('radio', { name: /Ihre Eingabe.*Von mir/ })).toBeChecked()
  await expect.element(question.getByRole('radio', { name: /Inzwischen gespeichert.*Vom Kollegen/ })).toBeVisible()
  expect(patches()).toHaveLength(1)
  await question.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await expect.poll(() => patches().at(-1)).toEqual({ content: '<p>Von mir</p>' })
  expect(patches()).toHaveLength(2)
  // What only the other one has changed is there without a question.
  await expect.element(screen.getByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Neuer Betreff')
})

test('what somebody else has written meanwhile is shown before it is printed', async () => {
  const { screen, patches } = await aDraft(overtakenBy({ content: '<p>Vom Kollegen</p>' }))
  const finish = async () => {
    await screen.getByRole('button', { name: 'Fertigstellen' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Fertigstellen' }).click()
  }
  await finish()
  await expect.element(screen.getByText(/Jemand hat den Entwurf inzwischen geändert/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('Vom Kollegen')
  await finish()
  await expect.element(screen.getByText('Fertig', { exact: true })).toBeVisible()
  expect(patches()).toEqual([{ state: 'FINAL' }, { state: 'FINAL' }])
})

test('what could not be stored keeps the letter from being finished without it', async () => {
  const { screen, patches } = await aDraft({ [`PATCH ${path}`]: () => problem(503, 'UNAVAILABLE') })
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('Neu')
  await screen.getByRole('button', { name: 'Fertigstellen' }).click()
  await expect.element(screen.getByText('Nicht gespeichert')).toBeVisible()
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0)
  expect(patches()).not.toContainEqual({ state: 'FINAL' })
})

const paper = { id: 5, fileName: 'Urkunde.pdf', size: 21_000_000 }
const refusedFiles = { errors: [{ field: 'attachmentIds', message: 'letter.validation.attachments' }] }

test('documents of the process go along with a mail; too much of them is said at their field', async () => {
  const { screen, patches, received } = await aDraft(
    {
      'GET /processes/100/documents': () => page([paper]),
      [`PATCH ${path}`]: ({ body }) =>
        body.state === 'FINAL'
          ? problem(400, 'INVALID_INPUT', refusedFiles)
          : answer({ ...aLetter({ channel: 'EMAIL' }), ...body, version: 2 } as object),
    },
    aLetter({ channel: 'EMAIL' }),
  )
  const files = screen.getByRole('combobox', { name: 'Dokumente des Vorgangs anhängen' })
  await files.click()
  await screen.getByRole('option', { name: /Urkunde/ }).click()
  await expect.poll(() => patches().at(-1)).toEqual({ attachmentIds: [5] })
  expect(received.some((one) => one.path.endsWith('/processes/100/documents'))).toBe(true)
  await screen.getByRole('button', { name: 'Senden' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Senden' }).click()
  await expect.element(screen.getByText('Die Anhänge sind zusammen größer als 20 MB')).toBeVisible()
  await expect.element(files).toHaveAttribute('aria-invalid', 'true')
})

test('a letter on paper has nothing to attach', async () => {
  const { screen } = await aDraft()
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Dokumente des Vorgangs anhängen' }).elements()).toHaveLength(0)
})

const failed = aLetter({
  ...{ state: 'FINAL', channel: 'EMAIL', documentId: 5, documentAccessToken: 'abc' },
  ...{ mailState: 'FAILED', mailError: 'Postfach voll', finishedAt: '2026-11-21T09:30:00.000Z' },
})

test('a mail that nobody took says why where it is read, and leaves once more', async () => {
  const sent = { ...failed, mailState: 'QUEUED', mailError: null }
  let again = false
  const { screen, received } = await aDraft(
    {
      [`GET ${path}`]: () => answer(again ? sent : failed),
      [`POST ${path}/send-again`]: () => {
        again = true
        return answer(sent)
      },
    },
    failed,
  )
  await expect.element(screen.getByText('Nicht gesendet: Postfach voll')).toBeVisible()
  await screen.getByRole('button', { name: 'Nochmals senden' }).click()
  await expect.element(screen.getByText('Wird gesendet')).toBeVisible()
  expect(screen.getByText('Nicht gesendet: Postfach voll').elements()).toHaveLength(0)
  expect(received.filter((one) => one.path.endsWith('/send-again'))).toHaveLength(1)
})

test('a finished letter is printed from its own file, in a tab that knows nothing of this one', async () => {
  const { screen } = await aDraft({}, failed)
  const print = screen.getByRole('link', { name: 'Drucken' })
  await expect.element(print).toHaveAttribute('href', expect.stringMatching(/\/documents\/abc$/))
  await expect.element(print).toHaveAttribute('rel', 'noopener')
  await expect.element(print).toHaveAttribute('target', '_blank')
})
