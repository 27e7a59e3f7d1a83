import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ImportScreen } from '../../imports'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../../kit/testing'
import { personImport } from './facts'

beforeEach(async () => {
  await browser.viewport(1440, 900)
  await loadTexts(['imports', 'persons'])
  session.start(aMe({ permissions: ['Person:Create'] }))
})

const file = new File(
  [
    'Anrede;Vorname;Nachname;Geburtsdatum;Familienstand;Konfession;Farbe\n',
    'Frau;Erna;Vogel;6.5.1944;verwitwet;evangelisch;rot\nHerr;Karl;Maier;gestern;;;\nHerr;Paul;Alt;1.1.1950;;;\n',
  ],
  'personen.csv',
)

const rows = [
  { row: 1, outcome: 'CREATE', name: 'Vogel, Erna', personId: null, errors: [] },
  {
    ...{ row: 2, outcome: 'REFUSED', name: null, personId: null },
    errors: [{ field: 'dateOfBirth', message: 'common.validation-invalid' }],
  },
  {
    ...{ row: 3, outcome: 'UNCHANGED', name: 'Alt, Paul', personId: 5 },
    errors: [{ field: 'name', message: 'person.validation.import-known', about: 'Alt, Paul' }],
  },
]

const open = async (bytes: File) => {
  const counts = { created: 1, updated: 0, unchanged: 1, refused: 1 }
  const received = fakeServer({
    'GET /person-imports': () => page([]),
    'POST /person-imports': ({ body }) => answer({ importId: body.dryRun ? null : 7, ...counts, rows }, 201),
    'POST /person-imports/7/undo': () =>
      answer({ undone: 0, kept: [{ id: 1, name: 'Vogel, Erna', reason: 'IN_USE' }] }),
  })
  const screen = await renderApp(<ImportScreen facts={personImport} />).screen
  await userEvent.upload(screen.getByLabelText('Datei auswählen').last(), bytes)
  return { received, screen }
}

test('persons of a file are looked at with their faults, taken over, and taken back', async () => {
  const { received, screen } = await open(file)
  const column = (name: string) => screen.getByRole('combobox', { name: `Feld für die Spalte ${name}` })
  await expect.element(column('Konfession')).toHaveTextContent('Religionszugehörigkeit')
  await expect.element(column('Familienstand')).toHaveTextContent('Familienstand')
  await expect.element(column('Farbe')).toHaveTextContent('Nicht übernehmen')
  await screen.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect.element(screen.getByText(/^Geburtsdatum: /)).toBeVisible()
  // A row that cannot be read is called what stands in the file.
  await expect.element(screen.getByText('Maier, Karl')).toBeVisible()
  await expect.element(screen.getByText('Name: Schon vorhanden: Alt, Paul')).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    ...{ fileName: 'personen.csv', matchBy: 'NAME_AND_BIRTH', dryRun: true },
    rows: [
      {
        ...{ salutation: 'MADAM', gender: 'FEMALE', firstName: 'Erna', lastName: 'Vogel', dateOfBirth: '1944-05-06' },
        ...{ maritalStatus: 'WIDOWED', religiousAffiliation: 'evangelisch' },
      },
      { salutation: 'SIR', gender: 'MALE', firstName: 'Karl', lastName: 'Maier', dateOfBirth: 'gestern' },
      { salutation: 'SIR', gender: 'MALE', firstName: 'Paul', lastName: 'Alt', dateOfBirth: '1950-01-01' },
    ],
  })
  await screen.getByRole('button', { name: '1 Person übernehmen' }).click()
  await expect.element(screen.getByText('Der Import ist abgeschlossen.')).toBeVisible()
  await screen.getByRole('button', { name: 'Zurücknehmen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.element(browser.getByText('In Gebrauch: Vogel, Erna')).toBeVisible()
  await browser.getByRole('button', { name: 'Verstanden' }).click()
  await expect.element(browser.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('a file that does not say both names is not looked at', async () => {
  const { screen } = await open(new File(['Nachname;Farbe\nVogel;rot\n'], 'a.csv'))
  await expect.element(screen.getByText('Je eine Spalte muss Vorname und Nachname enthalten.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Vorschau zeigen' })).toBeDisabled()
})
