import { processPersonRoles, processStatuses } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { renderApp } from '../kit/testing'
import { SoftChip } from '../kit/theme'
import { roleTones } from './options'
import { ProcessStatus } from './process-status'

const colours = () =>
  [...document.querySelectorAll('[data-tone]')].map((chip) => {
    const { color, backgroundColor } = getComputedStyle(chip)
    return `${color} on ${backgroundColor}`
  })

test.each(['light', 'dark'])('six states are told apart by their colours, %s', async (mode) => {
  const screen = await renderApp(processStatuses.map((status) => <ProcessStatus key={status} status={status} />)).screen
  await expect.element(screen.getByText('im Mahnverfahren')).toBeVisible()
  document.documentElement.dataset.mode = mode
  await expect.poll(() => new Set(colours()).size).toBe(6)
  document.documentElement.dataset.mode = 'light'
})

/** Hue of a colour in degrees. */
const hueOf = (tone: string): number => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.querySelector(`[data-tone=${tone}]`) as Element)
      .color.match(/\d+/g)
      ?.map((part) => Number(part) / 255) ?? []
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const by = (part: number) => (60 * part) / (most - least)
  if (most === red) return (by(green - blue) + 360) % 360
  return most === green ? by(blue - red) + 120 : by(red - green) + 240
}

test('the five roles have colours of their own: blue, orange, orange-red, grey and light blue', async () => {
  const chips = processPersonRoles.map((role) => (
    <SoftChip key={role} tone={roleTones[role]}>
      {role}
    </SoftChip>
  ))
  const screen = await renderApp(chips).screen
  await expect.element(screen.getByText('Precautionary')).toBeVisible()
  expect(roleTones.Friend).toBe('neutral')
  expect(new Set(colours()).size).toBe(5)
  const { Precautionary, InCharge, Authorized, Other } = roleTones
  expect(hueOf(Precautionary)).toBeGreaterThan(200)
  expect(hueOf(Other)).toBeLessThan(hueOf(Precautionary))
  expect(hueOf(Other)).toBeGreaterThan(180)
  expect(hueOf(Authorized)).toBeLessThan(hueOf(InCharge))
  expect(hueOf(InCharge)).toBeLessThan(45)
})
