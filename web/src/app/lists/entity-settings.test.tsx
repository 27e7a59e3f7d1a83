import type { Permission } from '@pietas/contract/kit'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { AccountingTemplates, BillingDueRules, DocumentSections, NumberRanges } from '../../legal-entities/settings'
import { GlobalDrawers } from '../global-drawers'

const manage: Permission = 'Administration:ManageLegalEntity'

/** Somebody who manages these legal entities; the first one is active. */
function signIn(...entities: number[]) {
  const me = aMe({ permissions: [] })
  session.start({
    ...me,
    tenants: me.tenants.map((tenant) => ({
      ...tenant,
      permissions: [],
      legalEntities: tenant.legalEntities.map((entity) => ({
        ...entity,
        permissions: entities.includes(entity.id) ? [manage] : [],
      })),
    })),
  })
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['legal-entities/settings'])
  signIn(2)
})

async function show(part: ReactNode, routes: Parameters<typeof fakeServer>[0]) {
  const received = fakeServer(routes)
  const screen = await renderApp(
    <>
      {part}
      <GlobalDrawers />
    </>,
  ).screen
  const bodyOf = (method: string) => received.find(({ path }) => path.startsWith(method))?.body
  return { screen, received, bodyOf }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const choose = async (screen: Screen, field: string, option: string) => {
  await screen.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await screen.getByRole('option', { name: option, exact: true }).click()
}
const save = (screen: Screen) => screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()

const stored = {
  legalEntityId: 2,
  deleted: false,
  version: 3,
  createdAt: '',
  updatedAt: '',
  createdBy: 1,
  updatedBy: 1,
}
const at = '/legal-entities/2'

describe('number ranges', () => {
  const offers = { id: 5, type: 'Offer', prefix: 'AN-', startingNumber: 100, ...stored }
  const list = { [`GET ${at}/number-ranges`]: () => page([offers]) }

  test('of a house that is not active are listed with their first number, and cannot be searched', async () => {
    const { screen, received } = await show(<NumberRanges legalEntityId={2} />, list)
    const row = screen.getByRole('row', { name: /Angebot/ })
    await expect.element(row.getByText('AN-100')).toBeVisible()
    await expect
      .element(row.getByRole('link', { name: 'AN-100' }))
      .toHaveAttribute('href', expect.stringContaining('item=numberRanges-5-2'))
    expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
    expect(received.every(({ path }) => path.includes(at))).toBe(true)
  })

  test('a new one shows its numbers while it is typed, and offers the five kinds of papers', async () => {
    const { screen, bodyOf } = await show(<NumberRanges legalEntityId={2} />, {
      ...list,
      [`POST ${at}/number-ranges`]: () => answer({ ...offers, id: 6 }, 201),
    })
    await screen.getByRole('button', { name: 'Nummernkreis anlegen' }).first().click()
    const drawer = screen.getByRole('dialog')
    const preview = drawer.getByRole('status', { name: 'So sehen die Nummern aus' })
    await expect.element(preview).toHaveTextContent('Sobald eine Startnummer')
    await drawer.getByRole('combobox', { name: 'Belegart' }).click()
    expect(
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['Angebot', 'Auftragsbestätigung', 'Rechnung und Stornorechnung', 'Gutschrift', 'Zahlungserinnerung'])
    await screen.getByRole('option', { name: 'Gutschrift' }).click()
    await drawer.getByRole('textbox', { name: 'Beginnt mit' }).fill('0')
    await expect.element(preview).toHaveTextContent('0, 1, 2')
    await drawer.getByRole('textbox', { name: 'Vorsatz' }).fill('GS-')
    await drawer.getByRole('textbox', { name: 'Beginnt mit' }).fill('98')
    await expect.element(preview).toHaveTextContent('GS-98, GS-99, GS-100')
    await save(screen)
    await expect.poll(() => bodyOf('POST')).toEqual({ type: 'CreditNote', prefix: 'GS-', startingNumber: 98 })
  })

  test('what is missing is told at its field, in its own words', async () => {
    const { screen, received } = await show(<NumberRanges legalEntityId={2} />, list)
    await screen.getByRole('button', { name: 'Nummernkreis anlegen' }).first().click()
    await save(screen)
    const drawer = screen.getByRole('dialog')
    await expect.element(drawer.getByText('Bitte eine Startnummer eingeben')).toBeVisible()
    await expect.element(drawer.getByText('Dieses Feld ist erforderlich')).toBeVisible()
    expect(received.some(({ path }) => path.startsWith('POST'))).toBe(false)
  })

  test('one is opened by its address, which names the house', async () => {
    fakeServer({ [`GET ${at}/number-ranges/5`]: () => answer(offers) })
    const screen = await renderApp(<GlobalDrawers />, '/?item=numberRanges-5-2').screen
    const drawer = screen.getByRole('dialog', { name: 'Angebot' })
    await expect.element(drawer.getByRole('textbox', { name: 'Vorsatz' })).toHaveValue('AN-')
  })

  test('a new one is closed by its address to who does not manage the house', async () => {
    signIn(1)
    fakeServer({})
    const screen = await renderApp(<GlobalDrawers />, '/?item=numberRanges-new-2').screen
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Beginnt mit' }).elements()).toHaveLength(0)
  })

  test('a second one of a kind is refused at the kind', async () => {
    const refusal = { errors: [{ field: 'type', message: 'common.validation-not-unique' }] }
    const { screen } = await show(<NumberRanges legalEntityId={2} />, {
      ...list,
      [`POST ${at}/number-ranges`]: () => problem(409, 'CONFLICT', refusal),
    })
    await screen.getByRole('button', { name: 'Nummernkreis anlegen' }).first().click()
    await choose(screen, 'Belegart', 'Angebot')
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Beginnt mit' }).fill('7')
    await save(screen)
    await expect
      .element(screen.getByRole('dialog').getByRole('combobox', { name: 'Belegart' }))
      .toHaveAttribute('aria-invalid', 'true')
  })

  test('one is deleted after a question that says which', async () => {
    const { screen, received } = await show(<NumberRanges legalEntityId={2} />, {
      ...list,
      [`DELETE ${at}/number-ranges/5`]: () => ({ status: 204, body: undefined }),
    })
    await screen
      .getByRole('row', { name: /Angebot/ })
      .getByRole('button', { name: 'Aktionen' })
      .click()
    await expect.element(screen.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible()
    await screen.getByRole('menuitem', { name: 'Löschen' }).click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question).toHaveTextContent('Angebot')
    await question.getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(() => received.some(({ path }) => path.startsWith('DELETE'))).toBe(true)
  })

  test('of a house that somebody does not manage are offered to be neither made nor changed', async () => {
    signIn(1)
    const { screen } = await show(<NumberRanges legalEntityId={2} />, list)
    await expect.element(screen.getByRole('row', { name: /Angebot/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /anlegen/ }).elements()).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
  })
})

describe('document sections', () => {
  const greeting = { id: 8, type: 'Offer', section: 'Header', content: '<p>Sehr</p><p>geehrte</p>', ...stored }
  const list = { [`GET ${at}/document-sections`]: () => page([{ ...greeting, isDefault: true }]) }

  test('are listed by paper and place, with their text in one line', async () => {
    const { screen } = await show(<DocumentSections legalEntityId={2} />, list)
    const row = screen.getByRole('row', { name: /Angebot · Kopftext/ })
    await expect.element(row.getByText('Sehr geehrte')).toBeVisible()
    await expect.element(row.getByText('Ja')).toBeVisible()
  })

  test('an offer asks for header or footer, an invoice does not', async () => {
    const { screen, bodyOf } = await show(<DocumentSections legalEntityId={2} />, {
      ...list,
      [`POST ${at}/document-sections`]: () => answer({ ...greeting, isDefault: false }, 201),
    })
    await screen.getByRole('button', { name: 'Textbaustein anlegen' }).first().click()
    await choose(screen, 'Belegart', 'Angebot')
    await save(screen)
    const drawer = screen.getByRole('dialog')
    const complaint = drawer.getByText('Für diese Belegart ist Kopftext oder Fußtext zu wählen')
    await expect.element(complaint).toBeVisible()
    expect(bodyOf('POST')).toBeUndefined()
    await choose(screen, 'Belegart', 'Rechnung und Stornorechnung')
    await drawer.getByRole('textbox', { name: 'Text' }).click()
    await userEvent.keyboard('Vielen Dank')
    await expect.element(complaint).not.toBeInTheDocument()
    await save(screen)
    await expect
      .poll(() => bodyOf('POST'))
      .toEqual({
        type: 'InvoiceAndCancellationInvoice',
        section: null,
        content: '<p>Vielen Dank</p>',
        isDefault: false,
      })
  })

  test('one is changed under its version', async () => {
    const { screen, received, bodyOf } = await show(<DocumentSections legalEntityId={2} />, {
      ...list,
      [`GET ${at}/document-sections/8`]: () => answer({ ...greeting, isDefault: true }),
      [`PATCH ${at}/document-sections/8`]: () =>
        answer({ ...greeting, section: 'Footer', isDefault: true, version: 4 }),
    })
    await screen.getByRole('row', { name: /Angebot/ }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Fußtext' }).click()
    await save(screen)
    await expect.poll(() => bodyOf('PATCH')).toEqual({ section: 'Footer' })
    expect(received.find(({ path }) => path.startsWith('PATCH'))?.headers.get('if-match')).toContain('3')
  })
})

describe('billing due rules', () => {
  const list = {
    [`GET ${at}/billing-due-rules`]: () =>
      page([
        { id: 1, processType: 'DEATH', dueForBillingInDays: 1, ...stored },
        { id: 2, processType: 'PROVISION', dueForBillingInDays: 30, ...stored },
      ]),
  }

  test('say after how many days a kind of process is to be billed', async () => {
    const { screen } = await show(<BillingDueRules legalEntityId={2} />, list)
    await expect
      .element(screen.getByRole('row', { name: /Sterbefall/ }).getByText('1 Tag', { exact: true }))
      .toBeVisible()
    await expect.element(screen.getByRole('row', { name: /Vorsorge/ }).getByText('30 Tagen')).toBeVisible()
  })

  test('a new one offers the kinds that are billed, takes 0 days and misses what is empty', async () => {
    const { screen, bodyOf } = await show(<BillingDueRules legalEntityId={2} />, {
      ...list,
      [`POST ${at}/billing-due-rules`]: () =>
        answer({ id: 3, processType: 'AFTERCARE', dueForBillingInDays: 0, ...stored }, 201),
    })
    await screen.getByRole('button', { name: 'Abrechnungsfrist anlegen' }).first().click()
    const drawer = screen.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Vorgangsart' }).click()
    expect(
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['Sterbefall', 'Vorsorge', 'Nachsorge', 'Zusatzvorgang'])
    await screen.getByRole('option', { name: 'Nachsorge' }).click()
    await save(screen)
    const days = drawer.getByRole('textbox', { name: 'Abzurechnen nach' })
    await expect.element(days).toHaveAttribute('aria-invalid', 'true')
    await days.fill('0')
    await save(screen)
    await expect.poll(() => bodyOf('POST')).toEqual({ processType: 'AFTERCARE', dueForBillingInDays: 0 })
  })
})

describe('templates of the accounts', () => {
  const letter = {
    ...{ id: 4, name: 'Briefbogen', isDefault: true, allowedPrintModes: ['FULL', 'CONTENT'], file: null, ...stored },
    ...{ showHeader: 'BOTH', showFooter: 'BOTH', showLogo: 'WITH', showSender: 'BOTH' },
    ...{ showPrices: 'BOTH', showDescription: 'WITHOUT' },
  }
  const path = `${at}/accounting-document-templates`
  const list = { [`GET ${path}`]: () => page([letter]), [`GET ${path}/4`]: () => answer(letter) }

  test('the last way to print cannot be taken away; each part of a paper is one of three', async () => {
    const { screen, bodyOf } = await show(<AccountingTemplates legalEntityId={2} />, {
      ...list,
      [`PATCH ${path}/4`]: () => answer({ ...letter, version: 4 }),
    })
    const row = screen.getByRole('row', { name: /Briefbogen/ })
    await expect.element(row.getByText('Vollständig, Nur Inhalt')).toBeVisible()
    await row.click()
    const drawer = screen.getByRole('dialog')
    const modes = drawer.getByRole('group', { name: /Erlaubte Druckarten/ })
    for (const name of ['Vollständig', 'Nur Inhalt']) await modes.getByRole('button', { name }).click()
    await save(screen)
    await expect.element(drawer.getByText('Bitte mindestens eine Druckart erlauben')).toBeVisible()
    expect(bodyOf('PATCH')).toBeUndefined()
    await modes.getByRole('button', { name: 'Nur Briefbogen' }).click()
    const logo = drawer.getByRole('group', { name: 'Logo' })
    await expect.element(logo.getByRole('button', { name: 'Mit' })).toHaveAttribute('aria-pressed', 'true')
    await logo.getByRole('button', { name: 'Ohne' }).click()
    // Pressed again it stays: one of the three always holds.
    await logo.getByRole('button', { name: 'Ohne' }).click()
    await save(screen)
    await expect.poll(() => bodyOf('PATCH')).toEqual({ allowedPrintModes: ['PAPER_ONLY'], showLogo: 'WITHOUT' })
  })

  test('a new one begins open in every way; once stored it takes a file', async () => {
    const { screen, bodyOf } = await show(<AccountingTemplates legalEntityId={2} />, {
      ...list,
      [`POST ${path}`]: () => answer(letter, 201),
    })
    await screen.getByRole('button', { name: 'Belegvorlage anlegen' }).first().click()
    const drawer = screen.getByRole('dialog')
    for (const name of ['Kopf', 'Fuß', 'Logo', 'Absender', 'Preise', 'Beschreibung'])
      await expect
        .element(drawer.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Beides' }))
        .toHaveAttribute('aria-pressed', 'true')
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Briefbogen')
    expect(drawer.getByRole('button', { name: 'Datei wählen' }).elements()).toHaveLength(0)
    await save(screen)
    await expect
      .poll(() => bodyOf('POST'))
      .toMatchObject({ name: 'Briefbogen', allowedPrintModes: ['FULL', 'CONTENT', 'PAPER_ONLY'], showPrices: 'BOTH' })
    await expect.element(screen.getByRole('button', { name: 'Datei wählen' })).toBeVisible()
  })

  const aFile = { id: 31, fileName: 'Bogen.pdf', mimeType: 'application/pdf', size: 9, accessToken: 'alt' }

  test('a file is put in the place of the one before, which goes', async () => {
    let file = aFile
    const { screen, received } = await show(<AccountingTemplates legalEntityId={2} />, {
      ...list,
      [`GET ${path}/4`]: () => answer({ ...letter, file }),
      [`POST ${path}/4/documents`]: () => {
        file = { ...aFile, id: 32, fileName: 'Neu.pdf', accessToken: 'neu' }
        return answer({}, 201)
      },
      'DELETE /documents/neu': () => ({ status: 204, body: undefined }),
    })
    await screen.getByRole('row', { name: /Briefbogen/ }).click()
    const drawer = screen.getByRole('dialog')
    await expect
      .element(drawer.getByRole('link', { name: 'Bogen.pdf' }))
      .toHaveAttribute('href', expect.stringContaining('/documents/alt'))
    await userEvent.upload(
      drawer.getByLabelText('Datei wählen'),
      new File(['%PDF-'], 'Neu.pdf', { type: 'application/pdf' }),
    )
    await expect.element(drawer.getByRole('link', { name: 'Neu.pdf' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Datei entfernen' }).click()
    const question = screen.getByRole('alertdialog', { name: 'Neu.pdf entfernen?' })
    await question.getByRole('button', { name: 'Entfernen' }).click()
    await expect.poll(() => received.some(({ path: one }) => one.startsWith('DELETE'))).toBe(true)
    expect(received.filter(({ path: one }) => /^(POST|DELETE)/.test(one)).map(({ path: one }) => one)).toEqual([
      expect.stringContaining(`POST /api/v1/tenants/1${path}/4/documents`),
      expect.stringContaining('DELETE /api/v1/tenants/1/documents/neu'),
    ])
  })

  test('a file that the server does not take leaves the one before', async () => {
    const { screen, received } = await show(<AccountingTemplates legalEntityId={2} />, {
      ...list,
      [`GET ${path}/4`]: () => answer({ ...letter, file: aFile }),
      [`POST ${path}/4/documents`]: () => problem(500, 'UNEXPECTED'),
    })
    await screen.getByRole('row', { name: /Briefbogen/ }).click()
    const drawer = screen.getByRole('dialog')
    await userEvent.upload(drawer.getByLabelText('Datei wählen'), new File(['x'], 'Neu.pdf'))
    await expect.element(browser.getByText('Die Datei wurde nicht gespeichert.')).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Bogen.pdf' })).toBeVisible()
    expect(received.some(({ path: one }) => one.startsWith('DELETE'))).toBe(false)
  })
})
