import { expect, test } from 'vitest'
import { aDocument, renderApp } from '../kit/testing'
import { deleteDocument, deleteDocuments } from './delete-document'

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

test('what was deleted is put back from the message that tells of it', async () => {
  const back: number[] = []
  const facts = { ...owner(() => Promise.resolve()), onRestore: async ({ id }: { id: number }) => back.push(id) }
  const screen = await renderApp(<p>Dokumente</p>).screen
  const deleted = deleteDocument(aDocument({ id: 71 }), facts)
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await deleted
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => back).toEqual([71])
})

test('of several only those that are gone are put back', async () => {
  const back: number[] = []
  const facts = {
    ...owner(() => Promise.resolve()),
    onDelete: ({ id }: { id: number }) => (id === 72 ? Promise.reject(new Error('500')) : Promise.resolve()),
    onRestore: async ({ id }: { id: number }) => back.push(id),
  }
  const screen = await renderApp(<p>Dokumente</p>).screen
  const deleted = deleteDocuments(
    [71, 72, 73].map((id) => aDocument({ id })),
    facts,
  )
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await deleted
  await expect.element(screen.getByText('Nicht alle Dokumente konnten gelöscht werden')).toBeVisible()
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => back).toEqual([71, 73])
})
