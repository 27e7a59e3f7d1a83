import { describe, expect, test } from 'vitest'
import { findingsOf } from '../kit'
import {
  billingDocumentTypes,
  businessPartnerLabels,
  canReleaseToPortal,
  checkDocument,
  cleanFileName,
  deathNoticeLabels,
  displayedLabels,
  documentChanges,
  documentLabels,
  documentLabelsOf,
  joinFileName,
  newDocument,
  personLabels,
  processLabels,
  splitFileName,
} from '.'

describe('labels', () => {
  test('a process has 58, of which 23 carry its name', () => {
    expect(new Set(processLabels).size).toBe(58)
    expect(processLabels.filter((label) => label.startsWith('PROCESS_'))).toHaveLength(23)
    expect(processLabels).toEqual(
      expect.arrayContaining(['PRINT_APP_DOCUMENT', 'INSURANCE_POLICY', 'PROCESS_INSURANCE_POLICY']),
    )
  })

  test('a death notice has five and one more that is only shown', () => {
    expect(deathNoticeLabels).toEqual(['BANNER', 'CANDLE', 'MAIN_IMAGE', 'MEMORY', 'OBITUARY'])
    expect(displayedLabels).toContain('DEFAULT_BANNER')
    expect(documentLabels).not.toContain('DEFAULT_BANNER')
  })

  test('a person has two, a business partner six, misspelling included', () => {
    expect(personLabels).toEqual(['PERSON', 'PERSON_OTHER'])
    expect(businessPartnerLabels).toHaveLength(6)
    expect(businessPartnerLabels).toContain('BUSINESS_PARTNER_MICELLANEUOUS')
    expect(documentLabels).not.toContain('BUSINESS_PARTNER_MISCELLANEOUS')
  })

  test('no label belongs to two contexts', () => {
    expect(new Set(documentLabels).size).toBe(58 + 5 + 2 + 6 + 1 + 1 + 1 + 1 + 1 + 1)
  })

  test('a billing document is one of seven', () => {
    expect([...billingDocumentTypes].sort()).toEqual(
      [
        'CancellationInvoice',
        'DeliveryNote',
        'Invoice',
        'Offer',
        'OrderConfirmation',
        'Receipt',
        'RefundInvoice',
      ].sort(),
    )
  })

  test('a label of another context is refused', () => {
    expect(documentLabelsOf('PERSON')).toEqual(personLabels)
    expect(checkDocument('PERSON', { documentLabel: 'PERSON_OTHER' })).toEqual([])
    expect(checkDocument('PERSON', {})).toEqual([])
    expect(checkDocument('PERSON', { documentLabel: 'PROCESS_OFFER' })).toEqual([
      { field: 'documentLabel', message: 'document.validation.documentLabel' },
    ])
  })
})

describe('what comes with a file', () => {
  const faultsOf = (input: object): unknown => {
    const parsed = newDocument('PERSON').safeParse(input)
    return parsed.success ? [] : findingsOf(parsed.error)
  }

  test('a label is needed, of this context', () => {
    const refused = [{ field: 'documentLabel', message: 'document.validation.documentLabel' }]
    expect(faultsOf({})).toEqual(refused)
    expect(faultsOf({ documentLabel: '' })).toEqual(refused)
    expect(faultsOf({ documentLabel: 'PROCESS_OFFER' })).toEqual(refused)
    expect(faultsOf({ documentLabel: 'PERSON' })).toEqual([])
  })

  test.each(['', '   ', '..', '\u202e', '///'])('a name that holds nothing is refused: %j', (fileName) => {
    const refused = [{ field: 'fileName', message: 'document.validation.requiredName' }]
    expect(faultsOf({ documentLabel: 'PERSON', fileName })).toEqual(refused)
    expect(findingsOf(documentChanges.safeParse({ fileName }).error as never)).toEqual(refused)
  })

  test('a name too long is refused and not cut', () => {
    const refused = [{ field: 'fileName', message: 'common.validation-too-long' }]
    expect(faultsOf({ documentLabel: 'PERSON', fileName: 'a'.repeat(201) })).toEqual(refused)
    expect(faultsOf({ documentLabel: 'PERSON', fileName: 'a'.repeat(5000) })).toEqual(refused)
  })

  test('the release is yes or no, and no unless said otherwise', () => {
    const parse = (allowClientPortal?: unknown) =>
      newDocument('PERSON').safeParse({ documentLabel: 'PERSON', allowClientPortal }).data?.allowClientPortal
    expect([parse(), parse('true'), parse('false'), parse(true), parse('yes')]).toEqual([
      false,
      true,
      false,
      true,
      undefined,
    ])
    expect(documentChanges.safeParse({ allowClientPortal: 'yes' }).success).toBe(false)
  })
})

describe('a file name', () => {
  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\win.ini', 'C-Windows-win.ini'],
    ['Rechnung 3/4.pdf', 'Rechnung 3-4.pdf'],
    ['a\r\nContent-Type: text/html\r\n\r\n.pdf', 'aContent-Type- text-html.pdf'],
    ['rechnung\u202efdp.exe', 'rechnungfdp.exe'],
    ['nul\u0000byte.txt', 'nulbyte.txt'],
    ['CON.txt', 'CON_.txt'],
    ['lpt1', 'lpt1_'],
    ['nul.tar.gz', 'nul_.tar.gz'],
    ['Konto.pdf', 'Konto.pdf'],
    ['.htaccess', 'htaccess'],
    ['Urkunde.pdf. . ', 'Urkunde.pdf'],
    ['Mu\u0308ller "Büro" <1>.docx', 'Müller -Büro- -1-.docx'],
    ['🕊 Abschied.jpg', '🕊 Abschied.jpg'],
    ['شهادة.pdf', 'شهادة.pdf'],
    ['\u3164\u2800\u{e0041}Letzte.pdf', 'Letzte.pdf'],
    ['broken \ud800.pdf', 'broken \ufffd.pdf'],
  ])('%j becomes %j', (hostile, clean) => {
    expect(cleanFileName(hostile)).toBe(clean)
    expect(cleanFileName(clean)).toBe(clean)
  })

  test('is cut into name and extension and put together again', () => {
    expect(splitFileName('Urkunde.2026.pdf')).toEqual({ base: 'Urkunde.2026', extension: '.pdf' })
    expect(splitFileName('Urkunde')).toEqual({ base: 'Urkunde', extension: '' })
    expect(splitFileName('Nr. 12 vom Amt')).toEqual({ base: 'Nr. 12 vom Amt', extension: '' })
    expect(joinFileName('Urkunde', '.pdf')).toBe('Urkunde.pdf')
    expect(joinFileName('Urkunde.PDF', '.pdf')).toBe('Urkunde.pdf')
    expect(joinFileName('Urkunde.exe', '.pdf')).toBe('Urkunde.exe.pdf')
    expect(joinFileName('.pdf', '.pdf')).toBe('.pdf.pdf')
  })
})

test('the portal shows documents of a process to persons who were invited', () => {
  expect(canReleaseToPortal('PROCESS', 1)).toBe(true)
  expect(canReleaseToPortal('PROCESS', 0)).toBe(false)
  expect(canReleaseToPortal('PERSON', 1)).toBe(false)
})
