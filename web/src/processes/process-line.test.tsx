import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Page } from '../kit/page'
import { aProcess, renderApp } from '../kit/testing'
import { ProcessLine } from './process-line'

test('the line says whose case it is, and what must not be overlooked', async () => {
  const process = aProcess()
  const deceasedPerson = { ...process.deceasedPerson, highlyInfectious: true }
  const clientPerson = { ...process.clientPerson, deceased: true, deceasedAt: '2026-11-20' } as Process['clientPerson']
  const { screen } = renderApp(
    <p>
      <ProcessLine process={{ ...process, deceasedPerson, clientPerson }} />
    </p>,
  )
  const line = (await screen).getByRole('paragraph')
  await expect.element(line).toHaveTextContent(/Karl Muster.*hochinfektiös.*Vorgang 100.*Auftrag\S+ † 20\.11\.2026/)
})

test('on a telephone nothing of it is cut, however much there is to say', async () => {
  await page.viewport(390, 800)
  const process = aProcess({ status: 'IN_DUNNING', id: 100_000 })
  const deceasedPerson = {
    ...process.deceasedPerson,
    lastName: 'Freifrau von Hohenstein-Wallersberg',
    highlyInfectious: true,
  }
  const clientPerson = { ...process.clientPerson, deceased: true, deceasedAt: '2026-11-20' } as Process['clientPerson']
  const { screen } = renderApp(
    <Page title="Karl" pinned={<ProcessLine process={{ ...process, deceasedPerson, clientPerson }} />} isRecord>
      <div style={{ height: 3000 }} />
    </Page>,
  )
  await expect.element((await screen).getByRole('heading', { name: 'Karl' })).toBeVisible()
  window.scrollTo(0, 1500)
  const line = () => document.querySelector<HTMLElement>('[data-pinned]')
  await expect.poll(() => line()?.getBoundingClientRect().height ?? 0).toBeGreaterThan(40)
  const edge = line()?.getBoundingClientRect() as DOMRect
  for (const part of line()?.children ?? []) {
    const { right, bottom } = part.getBoundingClientRect()
    expect(right, part.textContent ?? '').toBeLessThanOrEqual(edge.right)
    expect(bottom, part.textContent ?? '').toBeLessThanOrEqual(edge.bottom)
  }
})
