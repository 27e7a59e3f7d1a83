import { expect, test } from 'vitest'
import { fileEndings, isForbiddenFile } from '.'

test('endings are taken with and without a dot, each once', () => {
  expect(fileEndings.parse(['.ZIP', 'exe', ' zip ', 'docm'])).toEqual(['docm', 'exe', 'zip'])
  expect(fileEndings.parse([])).toEqual([])
  for (const wrong of ['', '.', 'tar.gz', '*', 'a b', 'größe', '../x', 'abcdefghijk'])
    expect(fileEndings.safeParse([wrong]).success, wrong).toBe(false)
  expect(fileEndings.safeParse(Array.from({ length: 101 }, (_, at) => `a${at}`)).success).toBe(false)
})

const cfb = 'application/x-cfb'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const program = 'application/vnd.microsoft.portable-executable'

test.each([
  // By the name, whatever the bytes are.
  [['exe'], 'Rechnung.exe', 'application/octet-stream', true],
  [['exe'], 'Rechnung.EXE', undefined, true],
  [['exe'], 'Rechnung.exe.pdf', 'application/pdf', false],
  [['js'], 'Skript.js', 'text/plain', true],
  [['jpg'], 'Foto.jpeg', undefined, true],
  [['exe'], 'exe', 'text/plain', false],
  // By the bytes, whatever the name is.
  [['zip'], 'Foto.jpg', 'application/zip', true],
  [['exe'], 'Foto.jpg', program, true],
  [['scr'], 'Foto', program, true],
  [['docx'], 'Urkunde.pdf', word, true],
  [['docm'], 'Urkunde.pdf', word, true],
  // Where the bytes tell only that it is one of several, a fitting name tells which.
  [['doc'], 'Liste.xls', cfb, false],
  [['doc'], 'Brief.doc', cfb, true],
  [['doc'], 'Brief.dot', cfb, true],
  [['doc'], 'Brief.pdf', cfb, true],
  [['docm'], 'Brief.docx', word, false],
  [['jar'], 'Alles.zip', 'application/zip', false],
  [['jar'], 'Alles.txt', 'application/zip', true],
  // What nobody has forbidden.
  [['exe', 'zip'], 'Urkunde.pdf', 'application/pdf', false],
  [[], 'Rechnung.exe', program, false],
])('a house without %j and %s of type %s: %s', (forbidden, fileName, mimeType, expected) => {
  expect(isForbiddenFile(forbidden, { fileName, ...(mimeType ? { mimeType } : {}) })).toBe(expected)
})
