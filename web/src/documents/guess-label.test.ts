import { expect, test } from 'vitest'
import { translate } from '../kit/i18n'
import { guessLabel } from './guess-label'

test.each([
  ['Totenschein_Schäfer.pdf', 'PROCESS_DEATH_CONFIRMATION'],
  ['ScanSterbeurkunde2.jpg', 'PROCESS_DEATH_CERTIFICATE'],
  ['internationale-sterbeurkunde.pdf', 'PROCESS_DEATH_CERTIFICATE_INTERNATIONAL'],
  ['Sterbeurkunde Ehemann.pdf', 'DEATH_NOTICE_SPOUSE'],
  ['gebuehrenbescheid 2026-11.pdf', 'CEMETERY_FEE_NOTICE'],
  ['Gebu\u0308hrenbescheid.pdf', 'CEMETERY_FEE_NOTICE'],
  ['Personalausweis.png', 'PROCESS_PIECE_OF_IDENTIFICATION'],
  ['IMG_4711.jpg', null],
  ['Rechnungswesen.pdf', null],
  ['Totenschein Trauschein.pdf', 'PROCESS_DEATH_CONFIRMATION'],
  ['Foto Lied.pdf', null],
])('%s is taken for %s', (fileName, label) => {
  expect(guessLabel('PROCESS', fileName, translate)).toBe(label)
})

test('only kinds of the record itself are guessed', () => {
  expect(guessLabel('PERSON', 'Totenschein.pdf', translate)).toBeNull()
  expect(guessLabel('BUSINESS_PARTNER', 'Friedhofssatzung.pdf', translate)).toBe('BUSINESS_PARTNER_STATUTE')
})
