import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { DrawerExample } from '../../examples/drawer-example'
import { renderApp } from '../testing'
import { drawerWidths, SideDrawer } from '.'

function Opener({ size }: { size: keyof typeof drawerWidths }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      {open && (
        <SideDrawer size={size} title="Wagen" onClose={() => setOpen(false)}>
          <input aria-label="Kennzeichen" />
        </SideDrawer>
      )}
    </>
  )
}

const widths = Object.entries(drawerWidths) as [keyof typeof drawerWidths, number][]

test.each(widths)('%s is %i px wide, or as wide as the screen', async (size, width) => {
  await browser.viewport(1920, 900)
  const screen = await renderApp(<Opener size={size} />).screen
  await screen.getByRole('button', { name: 'Öffnen' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Wagen' })
  await expect.element(drawer).toBeVisible()
  const measured = () => drawer.element().getBoundingClientRect().width
  expect(measured()).toBe(width)
  await browser.viewport(390, 844)
  expect(measured()).toBe(Math.min(width, 390))
  await browser.viewport(1280, 800)
})

test('the focus stays inside and goes back where it came from', async () => {
  const screen = await renderApp(<Opener size="small" />).screen
  const opener = screen.getByRole('button', { name: 'Öffnen' })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Wagen' })
  await expect.element(drawer).toBeVisible()
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('[role=presentation]')).not.toBeNull()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

async function anExample(button: string) {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const screen = await renderApp(<DrawerExample wait={() => promise} />).screen
  await screen.getByRole('button', { name: button, exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: 'Ändern' })
  await expect.element(drawer).toBeVisible()
  return { screen, drawer, answer }
}

test.each(['Escape', 'cross', 'cancel', 'backdrop'])('%s asks about what was changed', async (way) => {
  const { screen, drawer } = await anExample('Ändern')
  const text = drawer.getByRole('textbox', { name: 'Text' }).first()
  const leave = async () => {
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    if (way === 'cross') await drawer.getByRole('button', { name: 'Schließen' }).click()
    if (way === 'cancel') await drawer.getByRole('button', { name: 'Abbrechen' }).click()
    if (way === 'backdrop') document.querySelector<HTMLElement>('.MuiBackdrop-root')?.click()
  }
  await text.fill('Neu')
  await leave()
  const question = screen.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.element(text).toHaveValue('Neu')
  await leave()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('an unchanged drawer closes at once', async () => {
  const { drawer } = await anExample('Ändern')
  await drawer.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('closed while it saves, it waits and goes; no question is asked besides', async () => {
  const { screen, drawer, answer } = await anExample('Langsam')
  await drawer.getByRole('textbox', { name: 'Text' }).first().fill('Neu')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await userEvent.keyboard('{Escape}')
  const waiting = screen.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })
  await expect.element(waiting).toBeVisible()
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(waiting).toBeVisible()
  answer()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('when that save fails, the drawer stays with what was typed', async () => {
  const { screen, drawer, answer } = await anExample('Scheitert')
  const text = drawer.getByRole('textbox', { name: 'Text' }).first()
  await text.fill('Neu')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Änderungen werden gespeichert …' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('Das hat nicht geklappt. Bitte versuchen Sie es erneut.')).toBeVisible()
  await expect.element(text).toHaveValue('Neu')
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0)
})
