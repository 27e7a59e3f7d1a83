import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { CreateButton } from '../../../kit/page'
import { renderApp } from '../../../kit/testing'
import { Shell } from '../frame/shell'

test('a question mark shows what can be pressed here and everywhere', async () => {
  await browser.viewport(1440, 900)
  const screen = await renderApp(
    <>
      <Shell />
      <CreateButton label="Person anlegen" permission="Person:Create" onCreate={() => undefined} />
    </>,
  ).screen
  await expect.element(screen.getByRole('button', { name: 'Person anlegen' })).toBeVisible()
  await userEvent.keyboard('?')
  const help = screen.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect.element(help).toBeVisible()
  const lines = () => [...document.querySelectorAll('[role=dialog] dl > div')].map((line) => line.textContent)
  expect(lines()).toEqual([
    'Person anlegenAltNoderStrgN',
    'Diese Übersicht zeigen?',
    'Fenster oder Auswahl schließenEsc',
    'Nächstes FeldTab',
    'Vorheriges FeldUmschaltTab',
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
})

test('the account leads there as well', async () => {
  await browser.viewport(1440, 900)
  const screen = await renderApp(<Shell />).screen
  await screen.getByRole('button', { name: /^Konto von/ }).click()
  await screen.getByRole('button', { name: /^Tastenkürzel/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible()
})
