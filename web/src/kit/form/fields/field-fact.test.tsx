import { expect, test } from 'vitest'
import { SeveralField, WeekdaysField } from '../../choices'
import { aForm } from '../../testing/a-form'
import { ChoiceField } from './choice-field'
import { ColourField } from './colour-field'
import { DateField } from './date-field'
import { DateTimeField } from './date-time-field'
import { IbanField } from './iban-field'
import { PhoneField } from './phone-field'
import { RichTextField } from './rich-text-field'
import { SelectField } from './select-field'
import { SwitchField } from './switch-field'
import { TextField } from './text-field'
import { TimeField } from './time-field'
import { ToggleField } from './toggle-field'
import { YesNoField } from './yes-no-field'

const options = [{ value: 'oak', label: 'Eiche' }]

const fields = (
  <>
    <TextField name="name" label="Name" />
    <SelectField name="note" label="Auswahl" options={options} />
    <ToggleField name="note" label="Umschalter" options={options} />
    <ChoiceField name="note" label="Liste" options={['oak']} labelOf={() => 'Eiche'} />
    <DateField name="day" label="Tag" />
    <TimeField name="time" label="Uhrzeit" />
    <DateTimeField name="instant" label="Zeitpunkt" />
    <IbanField name="iban" label="IBAN" />
    <ColourField name="colour" label="Farbe" />
    <RichTextField name="text" label="Text" />
    <TextField name="email" label="E-Mail" type="email" />
    <PhoneField name="phone" label="Telefon" />
    <TextField name="secret" label="Kennwort" type="password" hint="Gespeichert" />
    <YesNoField name="answer" label="Antwort" />
    <SwitchField name="isOff" label="Schalter" />
    <SeveralField name="several" label="Mehrere" options={options} />
    <WeekdaysField name="days" label="Wochentage" usual={[1, 2]} />
    <TextField name="missing" label="Fehlt" />
  </>
)

const values = {
  note: 'oak',
  day: '2026-03-01',
  time: '08:30',
  instant: '2026-03-01T07:30:00.000Z',
  iban: 'DE02120300000000202051',
  colour: '#0b6e69',
  text: '<p>Mit <strong>Rosen</strong></p>',
  email: 'erna@post.example',
  phone: '+493581412997',
  secret: null,
  answer: true,
  isOff: null,
  several: ['oak'],
  days: null,
} as object

test('a form that can only be read says what is known, with nothing to type in and nothing that is asked for', async () => {
  const { form } = await aForm(fields, { mode: 'view', values })
  const shown = form.getByRole('form')
  await expect.element(shown).toBeVisible()
  await expect.poll(() => shown.element().querySelector('strong')?.textContent).toBe('Rosen')
  const facts = () =>
    [...shown.element().querySelectorAll('dl')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ])
  // A number stands in groups once what groups it has come.
  await expect.poll(facts).toEqual([
    ['Name', 'Erna'],
    ['Auswahl', 'Eiche'],
    ['Umschalter', 'Eiche'],
    ['Liste', 'Eiche'],
    ['Tag', '01.03.2026'],
    ['Uhrzeit', '08:30'],
    ['Zeitpunkt', '01.03.2026 08:30'],
    ['IBAN', 'DE02 1203 0000 0000 2020 51'],
    ['Farbe', '#0b6e69'],
    ['Text', 'Mit Rosen'],
    ['E-Mail', 'erna@post.example'],
    ['Telefon', expect.stringMatching(/^\+49 3581 ?412997$/)],
    ['Kennwort', 'Gespeichert'],
    ['Antwort', 'Ja'],
    ['Schalter', 'Nein'],
    ['Mehrere', 'Eiche'],
    ['Wochentage', 'Mo, Di'],
    ['Fehlt', 'Nicht bekannt'],
  ])
  expect(shown.element().querySelectorAll('input, textarea, [role=combobox], [aria-pressed], [disabled]')).toHaveLength(
    0,
  )
  expect(shown.element().textContent).not.toContain('*')
  await expect
    .element(form.getByRole('link', { name: 'erna@post.example' }))
    .toHaveAttribute('href', 'mailto:erna@post.example')
})

test('the same form asks for them where somebody may change them', async () => {
  const { form } = await aForm(<TextField name="name" label="Name" />, { mode: 'update', values })
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Erna')
  expect(document.querySelector('dl')).toBeNull()
})
