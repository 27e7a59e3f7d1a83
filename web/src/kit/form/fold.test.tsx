import { expect, test } from 'vitest'
import { renderApp } from '../testing'
import { Fold } from './fold'

test('what is folded up is on the paper, unless nothing stands in it', async () => {
  const { screen } = renderApp(
    <>
      <Fold title="Grab" open={false} onToggle={() => undefined}>
        Feld 7
      </Fold>
      <Fold title="Rente" open={false} isEmpty onToggle={() => undefined}>
        keine Angaben
      </Fold>
    </>,
  )
  await expect.element((await screen).getByRole('button', { name: 'Grab' })).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('Feld 7')
  expect(document.body.textContent).not.toContain('keine Angaben')
  window.dispatchEvent(new Event('afterprint'))
  await expect.element((await screen).getByText('Feld 7')).not.toBeVisible()
})
