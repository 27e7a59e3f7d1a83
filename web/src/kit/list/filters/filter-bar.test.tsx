import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openCommands } from '../../commands'
import { typeAtOnce } from '../../testing'
import { type Filter, pickerFilter } from '..'
import { aTable, aWarehouse, coffinFilters } from '../table/testing'

const filters = { filters: coffinFilters }

test('several options are chosen and each narrows the list at once', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await screen.getByRole('button', { name: 'Status' }).click()
  await screen.getByRole('checkbox', { name: 'aktiv' }).click()
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ status: ['ACTIVE'] })
  await screen.getByRole('checkbox', { name: 'abgerechnet' }).click()
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ status: ['ACTIVE', 'BILLED'] })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Status: aktiv +1' })).toBeVisible()
  await screen.getByRole('button', { name: 'Filter „Status“ entfernen' }).click()
  await expect.poll(() => screen.getByRole('button', { name: 'Status', exact: true }).elements()).toHaveLength(1)
})

test('a range of days is typed; a start after the end clears the end; a shortcut sets both', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await screen.getByRole('button', { name: 'Angelegt' }).first().click()
  await screen.getByRole('textbox', { name: 'Von' }).fill('05.03.2024')
  await screen.getByRole('textbox', { name: 'Bis' }).fill('05.03.2024')
  await expect
    .poll(() => asked.at(-1)?.filters)
    .toEqual({
      builtAt: { from: '2024-03-05T00:00:00.000+01:00', to: '2024-03-05T23:59:59.999+01:00' },
    })
  await screen.getByRole('textbox', { name: 'Von' }).fill('01.07.2024')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ builtAt: { from: '2024-07-01T00:00:00.000+02:00' } })
  await expect.element(screen.getByRole('textbox', { name: 'Bis' })).toHaveValue('')
  await screen.getByRole('button', { name: 'Letzter Monat' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Bis' })).not.toHaveValue('')
  await screen.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Von' })).toHaveValue('')
})

test('year, month and day depend on each other', async () => {
  const screen = await aTable(filters)
  await screen.getByRole('button', { name: 'Geburtsdatum' }).click()
  const part = (name: string) => screen.getByRole('combobox', { name })
  const count = (name: string) => part(name).element().querySelectorAll('option').length - 1
  await expect.element(part('Monat')).toBeDisabled()
  await part('Jahr').selectOptions('2024')
  await part('Monat').selectOptions('1')
  await part('Tag').selectOptions('31')
  await part('Monat').selectOptions('2')
  await expect.element(part('Tag')).toHaveValue('')
  expect(count('Tag')).toBe(29)
  await part('Jahr').selectOptions('2026')
  await expect.element(part('Monat')).toHaveValue('')
  expect(count('Monat')).toBe(11)
  await expect.element(part('Tag')).toBeDisabled()
})

test('a text is sent once for a burst of typing', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await screen.getByRole('button', { name: 'Ort' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus()
  typeAtOnce('Görlitz')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ city: 'Görlitz' })
  expect(asked).toHaveLength(2)
})

test('a filter is opened by a command of its list', async () => {
  const { load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await expect.element(screen.getByRole('button', { name: 'Ort' })).toBeVisible()
  const offered = openCommands().flatMap(({ commands }) => commands)
  offered.find(({ label }) => label === 'Filtern: Ort')?.run()
  await expect.element(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('textbox', { name: 'Ort' })).not.toBeInTheDocument()
  offered.find(({ label }) => label === 'Spalten')?.run()
  await expect.element(screen.getByRole('dialog', { name: 'Spalten' })).toBeVisible()
})

test('a text that is closed at once is sent all the same', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await screen.getByRole('button', { name: 'Ort' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus()
  await userEvent.keyboard('Zittau{Enter}')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ city: 'Zittau' })
  await expect.element(screen.getByRole('button', { name: 'Ort: Zittau' })).toHaveFocus()
})

test('a range of numbers is typed as in German, by the keyboard alone, and the pill says it', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  screen.getByRole('button', { name: 'Gewicht' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Von' })).toHaveFocus()
  await userEvent.keyboard('1.234,5{Tab}2000')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ weight: { from: 1234.5, to: 2000 } })
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Gewicht: 1.234,5 – 2.000 kg' })).toBeVisible()
  await screen.getByRole('button', { name: 'Gewicht: 1.234,5 – 2.000 kg' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Von' })).toHaveValue('1.234,5')
  await screen.getByRole('textbox', { name: 'Von' }).fill('')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ weight: { to: 2000 } })
  await screen.getByRole('button', { name: 'Fertig' }).click()
  await expect.element(screen.getByRole('button', { name: 'Gewicht: bis 2.000 kg' })).toBeVisible()
})

test('what makes no range of numbers is refused with a reason and never sent', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...filters })
  await screen.getByRole('button', { name: 'Gewicht' }).click()
  await screen.getByRole('textbox', { name: 'Von' }).fill('120')
  await screen.getByRole('textbox', { name: 'Bis' }).fill('80')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('„Bis“ darf nicht kleiner sein als „Von“')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Bis' })).toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('textbox', { name: 'Von' }).fill('1.5')
  await expect.element(screen.getByText('Bitte eine Zahl eingeben, etwa 1.234,5')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Von' }).fill('')
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ weight: { to: 80 } })
  expect(asked.map((request) => JSON.stringify(request.filters ?? {})).join()).not.toMatch(/"from":(1.5|15)/)
})

test('an option that no longer exists is neither shown nor sent', async () => {
  let answer: (options: { value: number; label: string }[]) => void = () => undefined
  const branch: Filter = {
    id: 'branch',
    label: 'process.legalEntityBranchId',
    kind: 'multi-select',
    options: () => ({ key: ['branches-of-coffins'], load: () => new Promise((resolve) => (answer = resolve)) }),
  }
  sessionStorage.setItem('coffins-7', JSON.stringify({ active: '__default__', values: { branch: [1, 2] }, search: '' }))
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, filters: [branch] })
  await expect.element(screen.getByRole('button', { name: 'Filiale' })).toBeVisible()
  expect(asked).toEqual([])
  answer([{ value: 2, label: 'Niesky' }])
  await expect.poll(() => asked.map((request) => request.filters)).toEqual([{ branch: [2] }])
  await expect.element(screen.getByRole('button', { name: 'Filiale: Niesky' })).toBeVisible()
})

test('a single record of a source is picked, sent by its id, and taken away again', async () => {
  const account = pickerFilter({
    id: 'accountId',
    label: 'process.client',
    source: () => ({
      key: ['accounts-of-coffins'],
      list: async () => ({ items: [{ id: 7, name: 'Konto Sieben' }], nextCursor: null, prevCursor: null }),
      byIds: async () => [{ id: 7, name: 'Konto Sieben' }],
      label: (one) => one.name,
    }),
  })
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, filters: [account] })
  await screen.getByRole('button', { name: 'Auftraggeber' }).click()
  await screen.getByRole('combobox', { name: 'Auftraggeber' }).click()
  await screen.getByRole('option', { name: 'Konto Sieben' }).click()
  await expect.poll(() => asked.at(-1)?.filters).toEqual({ accountId: 7 })
  await screen.getByRole('button', { name: 'Fertig' }).click()
  await expect.element(screen.getByRole('button', { name: 'Auftraggeber: Konto Sieben' })).toBeVisible()
  await screen.getByRole('button', { name: 'Filter „Auftraggeber“ entfernen' }).click()
  await expect.element(screen.getByRole('button', { name: 'Auftraggeber', exact: true })).toBeVisible()
})

test('a filter without the permission does not exist', async () => {
  const secret: Filter = { ...(coffinFilters[4] as Filter), permission: 'Administration:EditUsers' }
  const screen = await aTable({ filters: [secret] })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ort' }).elements()).toHaveLength(0)
})

test('a filter without the permission narrows nothing, though an earlier choice is still kept', async () => {
  const secret: Filter = { ...(coffinFilters[4] as Filter), permission: 'Administration:EditUsers' }
  const values = { city: 'Görlitz' }
  sessionStorage.setItem('coffins-7', JSON.stringify({ active: '__default__', values, search: '' }))
  const { asked, load } = aWarehouse()
  await aTable({ load, filters: [secret] })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.map((request) => request.filters)).not.toContainEqual(values)
})

test('many options are searched in a field as wide as they are', async () => {
  const options = Array.from({ length: 13 }, (_, at) => ({ value: `S${at}`, label: 'process.status.ACTIVE' as const }))
  const many: Filter = { id: 'status', label: 'process.status', kind: 'multi-select', options }
  const screen = await aTable({ filters: [many] })
  await screen.getByRole('button', { name: 'Status' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox').first()).toBeVisible()
  const line = dialog.getByRole('checkbox').first().element().closest('label') as HTMLElement
  const field = dialog.getByRole('searchbox').element() as HTMLElement
  expect(field.offsetWidth).toBe(line.offsetWidth - 16)
})
