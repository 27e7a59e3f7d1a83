import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
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
