import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aForm } from '../testing/a-form'
import { DateField } from './fields/date-field'
import { TextField } from './fields/text-field'

// As long as an unhurried finger lies on the button of the mouse.
const slowly = { delay: 250 }

test.each([
  ['that is required', <TextField key="name" name="name" label="Name" />, ''],
  ['that holds no day', <DateField key="day" name="day" label="Name" />, '31.2.'],
])('a press below a field %s counts, although the field complains once it is left', async (_, left, typed) => {
  let pressed = 0
  const { form } = await aForm(
    <>
      {left}
      <button type="button" style={{ gridColumn: '1 / -1', height: 12 }} onClick={() => pressed++}>
        Weiter
      </button>
    </>,
    { values: { name: null } },
  )
  const field = form.getByRole('textbox', { name: 'Name' })
  await field.click()
  if (typed) await userEvent.keyboard(typed)
  const button = form.getByRole('button', { name: 'Weiter' })
  const before = button.element().getBoundingClientRect().top
  await userEvent.click(button, slowly)
  expect(pressed).toBe(1)
  // It has complained, and has moved what lies below: only not under the finger.
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => button.element().getBoundingClientRect().top).toBeGreaterThan(before + 12)
})
