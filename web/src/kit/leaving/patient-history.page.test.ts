import { expect, test } from 'vitest'
import { noteRefusedStep, patientHistory } from './patient-history'

const stepTo = async (address: string, step: () => void) => {
  step()
  await expect.poll(() => location.pathname).toBe(address)
}

test('what is written while a refused step is taken back stands behind the page that was not left', async () => {
  const start = location.href
  const history = patientHistory()
  await stepTo('/list', () => history.push('/list'))
  await stepTo('/form', () => history.push('/form'))
  await stepTo('/list', () => window.history.back())

  const isBack = noteRefusedStep()
  window.history.forward()
  history.push('/next')
  await isBack
  await expect.poll(() => location.pathname).toBe('/next')
  await stepTo('/form', () => window.history.back())

  history.destroy()
  window.history.replaceState(null, '', start)
})
