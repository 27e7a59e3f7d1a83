import { expect, test } from 'vitest'
import { aDocument, renderApp } from '../kit/testing'
import { deleteDocument } from './delete-document'

const owner = (onDelete: () => Promise<void>) => ({ context: 'PROCESS' as const, ownerId: 100, onDelete })

test.each([
  ['gone', () => Promise.resolve(), true],
  ['there', () => Promise.reject(new Error('500')), false],
])('the caller learns that a document is %s', async (_, onDelete, isGone) => {
  const screen = await renderApp(<p>Dokumente</p>).screen
  const deleted = deleteDocument(aDocument(), owner(onDelete))
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  expect(await deleted).toBe(isGone)
})
