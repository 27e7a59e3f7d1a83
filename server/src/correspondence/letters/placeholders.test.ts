import { choiceNames, placeholders } from '@pietas/contract/correspondence'
import { expect, test } from 'vitest'
import { aProcess, createPerson, funeralHome } from '../../kit/testing'
import { chip, made, pagesOf } from '../testing'

/** A case of which nobody has written down more than it takes to open it. */
const anEmptyCase = async (lastName = 'Namenlos') => {
  const home = await funeralHome()
  const client = await home.as('OFFICE_MANAGER')
  const person = await createPerson(client, { firstName: 'Ohne', lastName, dateOfBirth: '1940-01-01' })
  const people = { deceasedPersonId: person.id, clientPersonId: person.id }
  const { id: processId } = made(await client.processes.create(aProcess(home, people)))
  return { home, client, processId: processId as number }
}

const free = { type: 'FREE', address: 'Amt\nMarkt 1\n02826 Görlitz' } as const

test('a letter with every placeholder is printed for a case of which next to nothing is known', async () => {
  const { home, client, processId } = await anEmptyCase()
  const content = placeholders.map((name) => `<p>${name}: ${chip(name)}</p>`).join('')
  const subject = placeholders.map((name) => `{${name}}`).join(' ')
  const asked = { processId, content, recipient: free, subject: subject.slice(0, 300) }
  const preview = made(await client.correspondence.preview(asked as never))
  const known = placeholders.filter((name) => preview.values[name] !== null)
  const missing = preview.missing.map(({ placeholder }: { placeholder: string }) => placeholder)
  expect([...known, ...missing].sort()).toEqual([...placeholders].sort())
  expect(missing.length).toBeGreaterThan(30)
  expect(Object.keys(preview.cases).sort()).toEqual([...choiceNames].sort())
  const body = { content, state: 'FINAL' as const, recipients: [free as never] }
  const [letter] = made(await client.correspondence.create(processId, body)).items
  expect(letter.content).not.toMatch(/data-placeholder|undefined|null|NaN|\[object/)
  const text = (await pagesOf(home, letter.documentId)).map((page) => page.text).join('\n')
  for (const name of placeholders) expect(text, name).toContain(`${name}:`)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test.each(['#import "x": *', '$x^2$', '<b>Eva</b>', '\u05D0\u05D1\u05D2', '\u202Eavap', 'Ä'.repeat(200)])(
  'who is called %s stands in subject, text, address and file name as he is called',
  async (lastName) => {
    const { home, client, processId } = await anEmptyCase(lastName)
    const body = {
      ...{ subject: 'Für {deceased.lastName}', content: `<p>Tod von ${chip('deceased.lastName')}.</p>` },
      ...{ state: 'FINAL' as const, recipients: [{ ...free, address: `${lastName}\n02826 Görlitz` } as never] },
    }
    const [letter] = made(await client.correspondence.create(processId, body)).items
    expect(letter.subject).toBe(`Für ${lastName}`)
    const pages = await pagesOf(home, letter.documentId)
    expect(pages).toHaveLength(1)
    const text = pages[0]?.text.replace(/[\s\u00AD\u200B-]+/g, '') ?? ''
    const letters = lastName.replace(/[\s\u202E-]+/g, '')
    const readings = [letters, [...letters].reverse().join('')]
    expect(Math.max(...readings.map((one) => text.split(one).length - 1))).toBeGreaterThanOrEqual(2)
    for (const { left, text: part, size } of pages[0]?.placed ?? [])
      if (part.includes('Ä')) expect(left + part.length * size * 0.21).toBeLessThan(210)
    const { items } = made(await client.processDocuments.list(processId))
    expect(items[0].fileName).toMatch(/^Für .*\.pdf$/)
    expect(items[0].fileName).not.toMatch(/[<>:"/\\|?*\u202E]/)
  },
)
