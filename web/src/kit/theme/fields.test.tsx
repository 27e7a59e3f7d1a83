import TextField from '@mui/material/TextField'
import { expect, test } from 'vitest'
import { renderApp } from '../testing'

const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))

test('a field that appears adds nothing for the whole page, and still hears that the browser has filled it', async () => {
  const { screen } = renderApp(<TextField label="Ort" />)
  const field = (await screen).getByRole('textbox', { name: 'Ort' })
  await expect.element(field).toBeVisible()
  const filling = rules().filter((rule) => rule.startsWith('@keyframes mui-auto-fill'))
  // Those of the page alone: with the first field the library would add its own.
  expect(filling).toHaveLength(2)
  expect(getComputedStyle(field.element()).animationName).toBe('mui-auto-fill-cancel')
})
