import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { unsaved } from '../../kit/leaving'
import { session } from '../../kit/session'
import { settings } from '../../kit/settings'
import { aMe, renderApp } from '../../kit/testing'
import { Shell } from './shell'

async function aShell() {
  await browser.viewport(1440, 900)
  return renderApp(<Shell />).screen
}

test('the menu shows what one may open, and nothing else', async () => {
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  const shell = await aShell()
  const items = shell.getByRole('navigation').getByRole('link')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map((item) => item.textContent)).toEqual(['Dashboard', 'Personen'])
})

test('the plus is there only for whoever may create something', async () => {
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  const shell = await aShell()
  await expect.element(shell.getByRole('button', { name: 'Sprache' })).toBeVisible()
  expect(shell.getByRole('button', { name: 'Anlegen' }).elements()).toHaveLength(0)
  session.start(aMe({ permissions: ['Process:Create'] }))
  await shell.getByRole('button', { name: 'Anlegen' }).click()
  expect(
    shell
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Vorgang'])
})

test('another legal entity is chosen, and the choice survives a new sign-in', async () => {
  const shell = await aShell()
  await shell.getByRole('button', { name: /aktuell Bestattungen Abendrot GmbH/ }).click()
  await shell.getByRole('menuitem', { name: 'Bestattungshaus Krüger' }).click()
  await expect.element(shell.getByRole('button', { name: /aktuell Bestattungshaus Krüger/ })).toBeVisible()
  session.end()
  session.start(aMe())
  expect(session.get()?.legalEntity?.id).toBe(2)
})

test('a changed form is asked about before the legal entity changes', async () => {
  const shell = await aShell()
  unsaved.report('a form', { dirty: true, saving: false })
  await shell.getByRole('button', { name: /aktuell/ }).click()
  await shell.getByRole('menuitem', { name: 'Bestattungshaus Krüger' }).click()
  const question = shell.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  expect(session.get()?.legalEntity?.id).toBe(1)
})

test('the appearance is kept under app-settings', async () => {
  const shell = await aShell()
  await shell.getByRole('button', { name: 'Dunkle Darstellung' }).click()
  await expect.poll(() => document.documentElement.dataset.mode).toBe('dark')
  expect(JSON.parse(localStorage.getItem('app-settings') ?? '{}')).toMatchObject({ mode: 'dark' })
  await shell.getByRole('button', { name: 'Helle Darstellung' }).click()
  await expect.poll(() => document.documentElement.dataset.mode).toBe('light')
})

test('the menu is 280 px wide, and 88 px when it is small', async () => {
  const shell = await aShell()
  const side = () => document.querySelector('.side')?.getBoundingClientRect().width
  await expect.poll(side).toBe(280)
  await shell.getByRole('button', { name: 'Menü verkleinern' }).click()
  await expect.poll(side).toBe(88)
  expect(document.querySelector('.header')?.getBoundingClientRect().height).toBe(72)
  settings.change({ navigation: 'vertical' })
})
