import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '@pietas/contract/documents'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type FuneralHome, funeralHome, type StaffMember, testServer } from '../kit/testing'
import { paper, picture } from './demo/papers'
import { fetchDocument } from './testing'
import { archive } from './testing-archive'

let home: FuneralHome
let office: StaffMember
let personId: number

beforeAll(async () => {
  home = await funeralHome()
  office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  personId = (await createPerson(office.client)).id
})

const upload = (file: File, fields: object = {}) =>
  office.client.personDocuments.create(personId, { documentLabel: 'PERSON', file, ...fields })

const added = async (content: Buffer | string, name: string, type = ''): Promise<Document> => {
  const { status, body } = await upload(new File([content], name, { type }))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const fetched = (document: Document, rest = '', headers: Record<string, string> = {}, method = 'GET') =>
  fetchDocument(home, office, document, rest, { headers, method })

const office2007 = (folder: string) =>
  archive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: `${folder}/document.xml`, content: '<x/>' },
  ])
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')])

const kinds: [name: string, content: Buffer | string, type: string, isShown: boolean][] = [
  ['Urkunde.pdf', paper('Urkunde'), 'application/pdf', true],
  ['Vom Scanner.pdf', Buffer.concat([Buffer.from('\r\n'), paper('Urkunde')]), 'application/pdf', true],
  ['Bild.png', picture(4, 4, [1, 2, 3], [4, 5, 6]), 'image/png', true],
  ['Foto.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg', true],
  ['Foto.heic', heic, 'image/heic', false],
  ['Brief.docx', office2007('word'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['Liste.xlsx', office2007('xl'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ['Musik.mp3', Buffer.from('ID3\x04\0\0', 'latin1'), 'audio/mpeg', false],
  ['Alles.zip', archive([{ name: 'a.txt', content: 'a' }]), 'application/zip', false],
  [
    'Brief.odt',
    archive([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true }]),
    'application/vnd.oasis.opendocument.text',
    false,
  ],
  ['Alt.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/x-cfb', false],
  ['Notiz.txt', 'Grüße aus Görlitz', 'text/plain', false],
  ['Alt.txt', Buffer.from('Gr\xfc\xdfe', 'latin1'), 'text/plain', false],
  ['Daten.bin', Buffer.from([0, 1, 2, 3, 255]), 'application/octet-stream', false],
  // What a browser would take for a page or a script.
  ['Urkunde.pdf', '<!doctype html><script>alert(1)</script>', 'text/plain', false],
  ['Bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'text/plain', false],
  ['Bild.svg', '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><svg>&d;</svg>', 'text/plain', false],
  ['Skript.js', 'alert(1)', 'text/plain', false],
  ['Seite.xhtml', '<?xml version="1.0"?><html/>', 'text/plain', false],
]

describe('the type of a file is read from its bytes', () => {
  test.each(kinds)('%s of %# is answered as what it is', async (name, content, type, isShown) => {
    const document = await added(content, name, 'text/html')
    expect(document.mimeType).toBe(type)
    const answer = await fetched(document)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toMatch(isShown ? /^inline;/ : /^attachment;/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';.*base-uri 'none'/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(Buffer.from(content))).toBe(true)
    const saved = await fetched(document, '?download=true')
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/)
  })
})

describe('a file is answered in parts', () => {
  const content = Buffer.from(Array.from({ length: 1000 }, (_, at) => 32 + (at % 90)))
  let document: Document

  beforeAll(async () => {
    document = await added(content, 'Lang.txt')
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=999-999', 999, 999],
  ])('%s', async (range, start, end) => {
    const answer = await fetched(document, '', { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be had', async (range) => {
    const answer = await fetched(document, '', { range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test.each(['bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes=0x1-'])(
    '%s is no range: the whole is answered',
    async (range) => {
      const answer = await fetched(document, '', { range })
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBe(1000)
    },
  )

  test('only while it is the same file, and not at all to whoever has it', async () => {
    const whole = await fetched(document)
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    const range = 'bytes=0-9'
    expect((await fetched(document, '', { range, 'if-range': etag })).status).toBe(206)
    expect((await fetched(document, '', { range, 'if-range': '"other"' })).status).toBe(200)
    const known = await fetched(document, '', { 'if-none-match': `"x", W/${etag}` })
    expect(known.status).toBe(304)
    expect(known.headers.get('etag')).toBe(etag)
    expect((await known.arrayBuffer()).byteLength).toBe(0)
    const head = await fetched(document, '', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('1000')
  })
})

describe('a hostile name', () => {
  test.each([
    ['../../../etc/passwd', 'etc-passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd', 'etc-passwd'],
    ['Rechnung\u202efdp.exe', 'Rechnungfdp.exe'],
    ['NUL', 'NUL_'],
    ['con.pdf', 'con_.pdf'],
    ['a"; filename=b.html', 'a-; filename=b.html'],
    ['Grüße, Ärger & 100 % \u2013 «gut».txt', 'Grüße, Ärger & 100 % \u2013 «gut».txt'],
    ['🕊️.txt', '🕊️.txt'],
    ['שלום.txt', 'שלום.txt'],
    ["O'Neill (1)*.txt", "O'Neill (1)-.txt"],
  ])('%j is stored as %j and breaks no header', async (fileName, stored) => {
    const { status, body } = await upload(new File(['x'], fileName))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.fileName).toBe(stored)
    const header = (await fetched(body)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')).toBe(stored)
    expect(/filename="([^"]*)";/.exec(header)?.[1]).toMatch(/^[\x20-\x7e]+$/)
  })

  test.each(['a\r\nset-cookie: x=1\r\n\r\n.txt', 'a\u0000b.txt', '\u2028a.txt', '\ufeffa.txt'])(
    '%j, typed into the field, loses what nobody can see',
    async (fileName) => {
      const { status, body } = await upload(new File(['x'], 'x.txt'), { fileName })
      expect(status, JSON.stringify(body)).toBe(201)
      expect(body.fileName).toMatch(/^[\w =-]+\.txt$/)
      const answer = await fetched(body)
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  test('of 4 kB is refused, and so is one of dots alone', async () => {
    const tooLong = { field: 'fileName', message: 'common.validation-too-long' }
    expect(await upload(new File(['x'], `${'ä'.repeat(2000)}.txt`))).toBeRefused(400, tooLong)
    expect(await upload(new File(['x'], 'x.txt'), { fileName: 'a'.repeat(4096) })).toBeRefused(400, tooLong)
    const noName = { field: 'fileName', message: 'document.validation.requiredName' }
    expect(await upload(new File(['x'], '.....'))).toBeRefused(400, noName)
  })

  test('never becomes a path', async () => {
    const { house } = await testServer()
    const folder = join(house.env.DATA_DIR, 'files')
    const names = await readdir(folder, { recursive: true })
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^\d+([\\/][0-9a-f]{2}([\\/][0-9a-f]{64}(\.\d+\.webp)?)?)?$/)
  })
})
