import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { unsaved } from '../../../kit/leaving'
import { session } from '../../../kit/session'
import { settings } from '../../../kit/settings'
import { aMe, renderApp } from '../../../kit/testing'
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
  expect(items.elements().map((item) => item.textContent)).toEqual(['Dashboard', 'Aufgaben & Termine', 'Personen'])
})

test.each([
  ['tasks', ['Task:Create'], ['Aufgabe']],
  ['processes', ['Process:Create'], ['Vorgang', 'Notiz']],
] as const)('the plus offers to who may create %s just that', async (_, rights, expected) => {
  session.start(aMe({ permissions: [...rights] }))
  const shell = await aShell()
  await shell.getByRole('button', { name: 'Anlegen' }).click()
  const entries = () => shell.getByRole('menuitem').elements()
  await expect.poll(() => entries().map((item) => item.textContent)).toEqual(expected)
})

test('without anything to create there is no plus', async () => {
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  const shell = await aShell()
  await expect.element(shell.getByRole('navigation').getByRole('link', { name: 'Personen' })).toBeVisible()
  expect(shell.getByRole('button', { name: 'Anlegen' }).elements()).toEqual([])
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
  const side = () => document.querySelector('aside')?.getBoundingClientRect().width
  await expect.poll(side).toBe(280)
  await shell.getByRole('button', { name: 'Menü verkleinern' }).click()
  await expect.poll(side).toBe(88)
  expect(document.querySelector('header')?.getBoundingClientRect().height).toBe(72)
})

test('the horizontal menu is a bar of 64 px below the header', async () => {
  settings.change({ navigation: 'horizontal' })
  const shell = await aShell()
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  await expect.element(shell.getByRole('link', { name: 'Personen' })).toBeVisible()
  expect(box('div:has(> nav)')).toMatchObject({ x: 0, y: 72, width: 1440 })
  // 64 px, the line at its end included.
  expect(box('div:has(> nav)')?.height).toBe(64)
  expect(box('main')?.x).toBe(0)
  expect(document.querySelector('aside')).toBeNull()
})

test('the menu becomes a drawer of 320 px below 1200 px, and the header 64 px high', async () => {
  const shell = await aShell()
  await browser.viewport(1199, 900)
  await shell.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect.element(shell.getByRole('dialog').getByRole('link', { name: 'Personen' })).toBeVisible()
  expect(shell.getByRole('dialog').element().getBoundingClientRect().width).toBe(320)
  expect(document.querySelector('header')?.getBoundingClientRect().height).toBe(64)
  await shell.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
})

test('sizes change within 120 ms', async () => {
  await aShell()
  for (const part of ['aside', 'div:has(> main)'])
    expect(getComputedStyle(document.querySelector(part) as Element).transitionDuration).toBe('0.12s')
})

test('the account is a drawer of 320 px with the way to the own profile and out', async () => {
  const shell = await aShell()
  await shell.getByRole('button', { name: 'Konto von Maria Kowalski' }).click()
  const account = shell.getByRole('dialog', { name: 'Konto' })
  await expect.element(account.getByText('maria@abendrot.example')).toBeVisible()
  expect(account.element().getBoundingClientRect().width).toBe(320)
  expect(
    account
      .getByRole('listitem')
      .elements()
      .map((entry) => entry.textContent),
  ).toEqual(['Startseite', 'Mein Profil', 'Tastenkürzel?', 'Abmelden'])
})
