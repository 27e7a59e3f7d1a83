import { expect, test } from 'vitest'
import { loadTexts } from '../../kit/i18n'
import { aForm } from '../../kit/testing/a-form'
import { OffsetField } from './offset-field'

test('on which day something is due is read in words by who cannot change it', async () => {
  await loadTexts(['tasks/templates', 'tasks'])
  const values = { text: { anchor: 'DEATH', days: 3 } as never }
  const { form } = await aForm(<OffsetField name="text" />, { mode: 'view', values })
  await expect.element(form.getByRole('definition')).toHaveTextContent('3 Tage nach dem Sterbetag')
  expect(form.getByRole('combobox').elements()).toEqual([])
  expect(form.getByRole('textbox').elements()).toEqual([])
})
