import { buffer } from 'node:stream/consumers'
import type { Letter, Template } from '@pietas/contract/correspondence'
import { expect } from 'vitest'
import { sql } from '../kit/db/sql'
import { keyOf } from '../kit/files'
import { readPdf } from '../kit/paper/testing'
import { anOpenCase, type FuneralHome, type TestAnswer, testServer } from '../kit/testing'

export const made = ({ status, body }: TestAnswer) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

/** A placeholder as the editor writes it. */
export const chip = (name: string): string => `<span data-placeholder="${name}"></span>`

/** A case with somebody who writes its letters and somebody who keeps the templates. */
export const aDesk = async (fields: Record<string, unknown> = {}) => {
  const scene = await anOpenCase(fields)
  const boss = await scene.home.asTenant('ADMINISTRATOR')
  const template = async (changes: object = {}): Promise<Template> =>
    made(
      await boss.templates.create({
        name: 'Anzeige',
        content: `<p>Tod von ${chip('deceased.fullName')}</p>`,
        ...changes,
      }),
    )
  const write = (body: object) => scene.client.correspondence.create(scene.processId, body as never)
  const free = {
    type: 'FREE',
    address: 'Standesamt Görlitz\nHugo-Keller-Straße 14\n02826 Görlitz',
    email: 'amt@post.example',
  }
  const letter = async (body: object = {}): Promise<Letter> =>
    made(await write({ subject: 'Betreff', content: '<p>Text</p>', recipients: [free], ...body })).items[0]
  const address = { street: 'Untermarkt', streetNumber: '4', zipCode: '02826', city: 'Görlitz' }
  const widow = { type: 'PERSON', id: scene.widowId }
  const settle = async () =>
    made(await scene.client.persons.update(scene.widowId, { ...address, email: 'erna@post.example' }))
  return { ...scene, boss, template, write, letter, free, widow, settle }
}

/** @returns the bytes of the page of a finished letter. */
export const bytesOf = async (home: FuneralHome, documentId: number | null): Promise<Buffer> => {
  const { house } = await testServer()
  const found = await home.inTenant((tx) =>
    tx.row<{ sha256: string }>(sql`select sha256 from documents where id = ${documentId}`),
  )
  return buffer(await house.files.open(keyOf({ tenantId: home.tenantId, sha256: found?.sha256 ?? '' })))
}

/** @returns the pages of a finished letter, as another program reads them. */
export const pagesOf = async (home: FuneralHome, documentId: number | null) =>
  (await readPdf(await bytesOf(home, documentId))).pages
