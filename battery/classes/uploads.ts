import { randomBytes } from 'node:crypto'
import { harmfulFiles } from '../../server/src/documents/testing-harmful-files'
import type { Member } from '../stage/member'
import type { Tally } from '../tally'
import type { Answer, Call } from '../wire'
import type { Class } from './class'

const text = '<!doctype html><script>alert(1)</script>'
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')
const joined = (...parts: (Buffer | string)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)))

/** Files that are one thing by their name, another by their bytes, and a third to whoever guesses. */
const polyglots: [name: string, content: Buffer][] = [
  ['Seite.html', Buffer.from(text)],
  ['Bild.png', Buffer.from(text)],
  ['Bild.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['Bild.gif', joined(gif, '/*', text, '*/=1;alert(1)')],
  [
    'Urkunde.pdf',
    joined('%PDF-1.4\n', text, '\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
  ],
  ['Bild.jpg', joined(Buffer.from('ffd8ffe1', 'hex'), text)],
  ['Archiv.jar', joined('PK\x03\x04', text)],
  ['Seite.xht', Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>')],
  ['Skript.js', Buffer.from('alert(document.cookie)')],
  ['Arbeiter.wasm', Buffer.from('0061736d01000000', 'hex')],
  ['utf7.txt', Buffer.from('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  ['Seite.htm', joined(Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le'))],
]

/** What a browser shows by itself; everything else is for saving. */
const shown = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf)$/

const servedFault = (answer: Answer, content: Buffer): string | null => {
  const header = (name: string): string => answer.headers.get(name) ?? ''
  const type = header('content-type')
  if (answer.status !== 200) return `${answer.status} instead of the file`
  if (!answer.bytes.equals(content)) return `came back as ${answer.bytes.length} other bytes`
  if (/html|svg|xml|script|wasm/.test(type)) return `is served as ${type}`
  if (!shown.test(type) && !header('content-disposition').startsWith('attachment'))
    return `${type} is shown instead of saved`
  if (header('x-content-type-options') !== 'nosniff') return 'its type may be guessed'
  if (!/^sandbox;.*default-src 'none'/.test(header('content-security-policy'))) return 'its scripts may run'
  return null
}

const names = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\autoexec.bat',
  'a\u0000.png',
  'a\r\nset-cookie: pietas=x.txt',
  '"; filename="b.html',
  '\u202etxt.exe',
  'x'.repeat(5000),
  '.',
  '..',
  '...',
  ' ',
  'con',
  '%2e%2e%2fpasswd',
  'Ü\u0308\u{1f600}.txt',
  '.htaccess',
]

/** A name may say whatever it likes: it leads nowhere and breaks nothing. */
const nameFault = ({ body }: Answer, served: Answer): string | null => {
  const name = String(body.fileName)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be left
  if (/[\\/\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(name) || /^\.*$/.test(name)) return `is called ${name}`
  if (served.headers.getSetCookie().length > 0) return 'its name has become a header'
  return /^(inline|attachment); filename="[^"\\]*"; filename\*=UTF-8''[^"\s;]*$/.test(
    served.headers.get('content-disposition') ?? '',
  )
    ? null
    : `breaks its header: ${served.headers.get('content-disposition')}`
}

const size = 1000

/** What is asked for, and which bytes come; null where there are none. */
const ranges: [asked: string, status: 200 | 206 | 416, from: number, to: number][] = [
  ['bytes=0-0', 206, 0, 1],
  ['bytes=0-', 206, 0, size],
  ['bytes=10-19', 206, 10, 20],
  ['bytes=990-2000', 206, 990, size],
  ['bytes=-5', 206, size - 5, size],
  ['bytes=-5000', 206, 0, size],
  ['bytes=1000-', 416, 0, 0],
  ['bytes=-0', 416, 0, 0],
  ['bytes=20-10', 200, 0, size],
  ['bytes=a-b', 200, 0, size],
  ['bytes=0-0,5-6', 200, 0, size],
  ['bytes=99999999999999999999-', 200, 0, size],
  ['zeilen=0-1', 200, 0, size],
]

type Place = { member: Member; personId: number; tally: Tally }

const upload = ({ member, personId }: Place, name: string, content: Buffer): Promise<Answer> =>
  member.client.personDocuments.create(personId, {
    documentLabel: 'PERSON',
    file: new File([new Uint8Array(content)], name),
  })

const fetchFile = ({ member }: Place, accessToken: string, headers: Record<string, string> = {}): Promise<Answer> =>
  member.send({ method: 'GET', path: `/api/v1/tenants/${member.scope.tenantId}/documents/${accessToken}`, headers })

const tryTypes = async (place: Place): Promise<void> => {
  for (const [name, content] of polyglots) {
    const stored = await upload(place, name, content)
    if (!place.tally.expect(stored, 201)) continue
    const served = await fetchFile(place, stored.body.accessToken)
    place.tally.count(servedFault(served, content), served.call)
    place.tally.expect(await place.member.client.documents.thumbnail(stored.body.accessToken), 200, 404)
  }
}

const tryNames = async (place: Place): Promise<void> => {
  for (const name of names) {
    const stored = await upload(place, name, Buffer.from('Inhalt'))
    // Of some names nothing is left, and a name that is too long is refused.
    if (!place.tally.expect(stored, 201, 400) || stored.status === 400) continue
    place.tally.count(nameFault(stored, await fetchFile(place, stored.body.accessToken)), stored.call)
  }
}

const tryRanges = async (place: Place): Promise<void> => {
  const content = randomBytes(size)
  const { accessToken } = (await upload(place, 'Folge.bin', content)).body
  for (const [range, status, from, to] of ranges) {
    const answer = await fetchFile(place, accessToken, { range })
    if (!place.tally.expect(answer, status) || status === 416) continue
    place.tally.count(
      answer.bytes.equals(content.subarray(from, to)) ? null : 'other bytes than asked for',
      answer.call,
    )
  }
}

const tryHarm = async (place: Place): Promise<void> => {
  for (const [, name, content] of harmfulFiles) {
    const stored = await upload(place, name, content())
    if (!place.tally.expect(stored, 201)) continue
    place.tally.expect(await place.member.client.documents.thumbnail(stored.body.accessToken), 404)
    place.tally.expect(await place.member.client.session.me(), 200)
  }
}

const part = (head: string, content: string): string =>
  `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const label = part('name="documentLabel"', 'PERSON')
const file = part('name="file"; filename="a.txt"', 'Inhalt')

/** Forms that are broken, and what may be said to them. */
const forms: [body: string, statuses: number[]][] = [
  ['', [400]],
  ['--x--\r\n', [400]],
  [`${label}--x--\r\n`, [400]],
  [`${file}--x--\r\n`, [400]],
  [`${label}${part('name="file"; filename="a.txt"', '')}--x--\r\n`, [400]],
  [`${label}${file}`, [400]],
  [`${label}${file.slice(0, 20)}`, [400]],
  [`${label}${file}${file}--x--\r\n`, [400]],
  [`${label.repeat(100)}${file}--x--\r\n`, [400]],
  [`${part('name="documentLabel"', 'x'.repeat(100_000))}${file}--x--\r\n`, [400, 413]],
  [`${part(`name="${'x'.repeat(50_000)}"`, 'y')}${file}--x--\r\n`, [400, 413]],
  [`${part('name="__proto__"', 'y')}${label}${file}--x--\r\n`, [201, 400]],
  [`--y\r\n${label}${file}--y--\r\n`, [400]],
]

const tryForms = async ({ member, personId, tally }: Place): Promise<void> => {
  const path = `/api/v1/tenants/${member.scope.tenantId}/persons/${personId}/documents`
  const post = (body: Call['body'], type: string) =>
    member.send({ method: 'POST', path, body, headers: { 'content-type': type } })
  for (const [body, statuses] of forms)
    tally.expect(await post(Buffer.from(body), 'multipart/form-data; boundary=x'), ...statuses)
  for (const type of ['multipart/form-data', 'multipart/mixed; boundary=x', 'application/json', 'text/html'])
    tally.expect(await post(Buffer.from(`${label}${file}--x--\r\n`), type), 400, 415)
}

const megabytes = 1024 * 1024

const trySizes = async (place: Place): Promise<void> => {
  place.tally.expect(await upload(place, 'Gerade noch.bin', Buffer.alloc(50 * megabytes, 7)), 201)
  place.tally.expect(await upload(place, 'Zu gross.bin', Buffer.alloc(50 * megabytes + 1, 7)), 413)
  place.tally.expect(await upload(place, 'Leer.bin', Buffer.alloc(0)), 400)
}

export const uploads: Class = {
  name: 'uploads',
  share: 1,
  run: async (stage, tally, pace) => {
    const { personId } = await stage.fill()
    const place = { member: stage.boss, personId: Number(personId), tally }
    if (!pace.isBrief) {
      await trySizes(place)
      await tryHarm(place)
    }
    do {
      await tryTypes(place)
      await tryNames(place)
      await tryRanges(place)
      await tryForms(place)
    } while (pace.goesOn())
  },
}
