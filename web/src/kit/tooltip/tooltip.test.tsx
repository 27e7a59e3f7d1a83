import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../testing'
import { Tooltip } from '.'

const aTooltip = (title: string, describeChild = false) =>
  renderApp(
    <>
      <button type="button">Davor</button>
      <Tooltip title={title} describeChild={describeChild}>
        <button type="button">Wagen</button>
      </Tooltip>
    </>,
  ).screen

test('it names what has no name, and shows that name to the pointer', async () => {
  const screen = await aTooltip('Wagen waschen')
  const button = screen.getByRole('button', { name: 'Wagen waschen' })
  await button.hover()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Wagen waschen')
  await screen.getByRole('button', { name: 'Davor' }).hover()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

test('it describes what has a name', async () => {
  const screen = await aTooltip('Alt + W', true)
  const button = screen.getByRole('button', { name: 'Wagen' })
  await expect.element(button).toHaveAccessibleDescription('Alt + W')
  await button.hover()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription('Alt + W')
})

test('the keyboard gets it as well, and Escape takes it away without moving the focus', async () => {
  const screen = await aTooltip('Wagen waschen')
  await screen.getByRole('button', { name: 'Davor' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Wagen waschen' })).toHaveFocus()
})

test('with nothing to say there is none', async () => {
  const screen = await aTooltip('')
  const button = screen.getByRole('button', { name: 'Wagen' })
  await button.hover()
  await expect.element(button).not.toHaveAttribute('aria-label')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})
