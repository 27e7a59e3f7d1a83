import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing'
import { whenIdle } from './when-idle'

/** A part whose server is away until it is told to answer. */
function aPart() {
  const server = { isThere: false }
  const Part = whenIdle(async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Kalender</p>
  })
  return { Part, server }
}

test('a part that cannot be fetched says so and leaves the page around it standing', async () => {
  const { Part } = aPart()
  const page = await renderApp(
    <>
      <input aria-label="Notiz" />
      <Part />
    </>,
  ).screen
  await expect.element(page.getByText(/^Dieser Teil ließ sich nicht laden/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notiz' })).toBeVisible()
})

test('what was to be opened is taken back, and comes when it is opened again later', async () => {
  const { Part, server } = aPart()
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {open ? 'Geöffnet' : 'Öffnen'}
        </button>
        {open && <Part onMissing={() => setOpen(false)} />}
      </>
    )
  }
  const page = await renderApp(<Opener />).screen
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect.element(page.getByText(/^Dieser Teil ließ sich nicht laden/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toBeVisible()
  server.isThere = true
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect.element(page.getByText('Kalender')).toBeVisible()
})
