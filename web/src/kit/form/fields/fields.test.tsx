import { today } from '@pietas/contract/kit/days'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aForm } from '../../testing/a-form'
import { ColourField } from './colour-field'
import { DateField } from './date-field'
import { DateTimeField } from './date-time-field'
import { IbanField } from './iban-field'
import { RichTextField } from './rich-text-field'
import { TextField } from './text-field'
import { TimeField } from './time-field'

const leave = () => userEvent.keyboard('{Tab}')

test('a day is read when the field is left, and shown as DD.MM.YYYY', async () => {
  const { form, saved, store } = await aForm(<DateField name="day" label="Tag" max="2026-11-21" />)
  const day = form.getByRole('textbox', { name: 'Tag' })
  await day.fill('1.3.31')
  await expect.element(day).toHaveValue('1.3.31')
  await leave()
  await expect.element(day).toHaveValue('01.03.1931')
  await store()
  await expect.poll(() => saved).toEqual([{ day: '1931-03-01' }])
})

test('the shortcut saves a day that is still being typed', async () => {
  const { form, saved } = await aForm(<DateField name="day" label="Tag" max="2026-11-21" />)
  await form.getByRole('textbox', { name: 'Tag' }).fill('010341')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved).toEqual([{ day: '1941-03-01' }])
})

test('what is no day stays as it was typed, is complained about once it is left, and is not saved', async () => {
  const { form, saved, store } = await aForm(<DateField name="day" label="Tag" />)
  const day = form.getByRole('textbox', { name: 'Tag' })
  await day.fill('31.2.2026')
  await leave()
  await expect.element(day).toHaveValue('31.2.2026')
  await expect.element(form.getByText('Bitte ein Datum eingeben, zum Beispiel 31.12.2025')).toBeVisible()
  await store()
  await day.fill('28.2.')
  expect(form.getByText(/Bitte ein Datum/).elements()).toHaveLength(0)
  await leave()
  expect(saved).toEqual([])
  await store()
  await expect.poll(() => saved).toHaveLength(1)
})

test('an emptied day is null', async () => {
  const { form, saved, store } = await aForm(<DateField name="day" label="Tag" />, { values: { day: '2026-03-01' } })
  await form.getByRole('textbox', { name: 'Tag' }).fill('')
  await store()
  await expect.poll(() => saved).toEqual([{ day: null }])
})

test('alt and arrow down open a calendar, which is used by keyboard and gives the focus back', async () => {
  const { form } = await aForm(<DateField name="day" label="Tag" max="2026-03-10" />, { values: { day: '2026-03-01' } })
  const day = form.getByRole('textbox', { name: 'Tag' })
  await day.click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(form.getByRole('gridcell', { name: '1', exact: true })).toHaveFocus()
  await expect.element(form.getByRole('gridcell', { name: '11' })).toBeDisabled()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(day).toHaveValue('02.03.2026')
  await expect.element(day).toHaveFocus()
})

test('a time is read in any common way', async () => {
  const { form, saved, store } = await aForm(<TimeField name="time" label="Zeit" />)
  const time = form.getByRole('textbox', { name: 'Zeit' })
  await time.fill('25')
  await leave()
  await expect.element(form.getByText('Bitte eine Uhrzeit eingeben, zum Beispiel 14:30')).toBeVisible()
  await time.fill('930')
  await leave()
  await expect.element(time).toHaveValue('09:30')
  await store()
  await expect.poll(() => saved).toEqual([{ time: '09:30' }])
})

test('day and time are those of Germany and are stored as an instant', async () => {
  const { form, saved, store } = await aForm(<DateTimeField name="instant" label="Gefunden" max={today()} />, {
    values: { instant: '2026-07-01T22:30:00.000Z' },
  })
  const field = form.getByRole('textbox', { name: 'Gefunden' })
  await expect.element(field).toHaveValue('02.07.2026 00:30')
  await field.fill('1.3.26 9')
  await leave()
  await expect.element(field).toHaveValue('01.03.2026 09:00')
  await store()
  await expect.poll(() => saved).toEqual([{ instant: '2026-03-01T08:00:00.000Z' }])
})

test('an IBAN is shown in groups of four and stored without blanks', async () => {
  const { form, saved, store } = await aForm(<IbanField name="iban" label="IBAN" />)
  const iban = form.getByRole('textbox', { name: 'IBAN' })
  await iban.fill('de89 370400440532013000')
  await leave()
  await expect.element(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await store()
  await expect.poll(() => saved).toEqual([{ iban: 'DE89370400440532013000' }])
  await iban.fill('DE89 3704 0044 0532 0130 01')
  await leave()
  await expect.element(form.getByText('Bitte eine gültige IBAN eingeben')).toBeVisible()
})

test('a colour may be typed in its short form or chosen', async () => {
  const { form, saved, store } = await aForm(<ColourField name="colour" label="Farbe" />)
  const field = form.getByRole('textbox', { name: 'Farbe', exact: true })
  await field.fill('F0a')
  await leave()
  await expect.element(field).toHaveValue('#ff00aa')
  await form.getByLabelText('Farbe auswählen').fill('#112233')
  await store()
  await expect.poll(() => saved).toEqual([{ colour: '#112233' }])
})

test('a text that is too long is told the limit', async () => {
  const { form } = await aForm(<TextField name="name" label="Name" />)
  await form.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(21))
  await leave()
  await expect.element(form.getByText('Höchstens 20 Zeichen')).toBeVisible()
})

test('a limit of many figures is grouped as people read it', async () => {
  const { form } = await aForm(<TextField name="text" label="Text" />)
  await form.getByRole('textbox', { name: 'Text' }).fill('x'.repeat(10_001))
  await leave()
  await expect.element(form.getByText('Höchstens 10.000 Zeichen')).toBeVisible()
})

test('formatted text is stored as HTML, an empty one as null', async () => {
  const { form, saved, store } = await aForm(<RichTextField name="text" label="Text" />, {
    values: { text: '<p>Alt</p><script>alert(1)</script>' },
  })
  const text = form.getByRole('textbox', { name: 'Text' })
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}Neu{Control>}a{/Control}')
  await form.getByRole('button', { name: 'Fett' }).click()
  await store()
  await expect.poll(() => saved).toEqual([{ text: '<p><strong>Neu</strong></p>' }])
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await store()
  await expect.poll(() => saved[1]).toEqual({ text: null })
})

test('whoever may only look can change none of them', async () => {
  const { form } = await aForm(
    <>
      <DateField name="day" label="Tag" />
      <TimeField name="time" label="Zeit" />
      <IbanField name="iban" label="IBAN" />
      <ColourField name="colour" label="Farbe" />
      <RichTextField name="text" label="Text" />
    </>,
    { mode: 'view', values: { text: '<p>Fest</p>' } },
  )
  await expect.element(form.getByText('Fest')).toBeVisible()
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input')]
  expect(inputs.filter((input) => !input.disabled)).toEqual([])
  expect(document.querySelector('[contenteditable=true]')).toBeNull()
  expect(form.getByRole('toolbar').elements()).toHaveLength(0)
})
