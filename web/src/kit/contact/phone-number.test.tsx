import { expect, test } from 'vitest'
import { renderApp } from '../testing'
import { PhoneNumber } from './phone-number'

test.each([
  ['+4935814000', '+49 3581 4000', 'tel:+4935814000'],
  ['03581/4000-12', '03581/4000-12', 'tel:03581400012'],
  [' 0171 5550101', '0171 5550101', 'tel:01715550101'],
])('%s is shown as %s and dialled plain', async (number, shown, href) => {
  const { container } = await renderApp(<PhoneNumber number={number} />).screen
  await expect.poll(() => container.querySelector('a')?.textContent).toBe(shown)
  expect(container.querySelector('a')?.getAttribute('href')).toBe(href)
})
