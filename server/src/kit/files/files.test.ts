import { randomBytes } from 'node:crypto'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { keepContent } from '../contents'
import { sql } from '../db/sql'
import { createPerson, type FuneralHome, funeralHome, testServer } from '../testing'
import { keyOf, newIncomingPath, pictureKeyOf, receive, sweepFiles } from '.'

const sweep = async (): Promise<void> => {
  const { house } = await testServer()
  const { db, files, env } = house
  await sweepFiles({ db, files, dataDir: env.DATA_DIR }, new AbortController().signal)
}

/** Some content that nobody else has, as far as an upload has come before its record is written. */
const kept = async (home: FuneralHome): Promise<string> => {
  const { house } = await testServer()
  const file = await receive(house.env.DATA_DIR, 'x', Readable.from([randomBytes(30)]))
  await keepContent(house.db, house.files, { tenantId: home.tenantId, actorId: null }, file, { isScanned: false })
  return file.sha256
}

const letTimePass = (home: FuneralHome) =>
  home.inTenant((tx) =>
    tx.run(sql`update stored_files set unused_since = now() - interval '25 hours' where unused_since is not null`),
  )

const state = async (home: FuneralHome, sha256: string): Promise<{ row: boolean; file: boolean }> => {
  const { house } = await testServer()
  const row = await home.inTenant((tx) => tx.row(sql`select sha256 from stored_files where sha256 = ${sha256}`))
  const file = await house.files.open(keyOf({ tenantId: home.tenantId, sha256 })).then(text, () => null)
  return { row: row !== null, file: file !== null }
}
const there = { row: true, file: true }
const gone = { row: false, file: false }

const upload = async (home: FuneralHome, content: string) => {
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { id } = await createPerson(client)
  const file = new File([content], 'a.txt')
  const add = async () => (await client.personDocuments.create(id, { documentLabel: 'PERSON', file })).body
  const digest = async (documentId: number): Promise<string> => {
    const found = await home.inTenant((tx) =>
      tx.row<{ sha256: string }>(sql`select sha256 from documents where id = ${documentId}`),
    )
    return found?.sha256 ?? ''
  }
  return { client, add, digest }
}

describe('the sweeper', () => {
  test('removes what a server left that died between file and record, but not at once', async () => {
    const home = await funeralHome()
    const digest = await kept(home)
    await sweep()
    expect(await state(home, digest)).toEqual(there)
    await letTimePass(home)
    await sweep()
    expect(await state(home, digest)).toEqual(gone)
  })

  test('removes a row whose file never came', async () => {
    const home = await funeralHome()
    const sha256 = 'ab'.repeat(32)
    await home.inTenant((tx) => tx.run(sql`insert into stored_files (sha256) values (${sha256})`))
    await letTimePass(home)
    await sweep()
    expect(await state(home, sha256)).toEqual(gone)
  })

  test('keeps a content until the last of its documents has gone, and its picture with it', async () => {
    const home = await funeralHome()
    const { house } = await testServer()
    const { client, add, digest } = await upload(home, 'Zweimal')
    const [one, two] = [await add(), await add()]
    const sha256 = await digest(one.id)
    const picture = await newIncomingPath(house.env.DATA_DIR)
    await writeFile(picture, 'x')
    const pictureKey = pictureKeyOf({ tenantId: home.tenantId, sha256 }, 50)
    await house.files.put(pictureKey, picture)

    await client.documents.delete(one.accessToken)
    await letTimePass(home)
    await sweep()
    expect(await state(home, sha256)).toEqual(there)

    await client.documents.delete(two.accessToken)
    await sweep()
    expect(await state(home, sha256)).toEqual(there)
    await letTimePass(home)
    await sweep()
    expect(await state(home, sha256)).toEqual(gone)
    await expect(house.files.open(pictureKey)).rejects.toThrow()
  })

  test('keeps a content to which somebody comes back', async () => {
    const home = await funeralHome()
    const { client, add, digest } = await upload(home, 'Wieder da')
    const first = await add()
    const sha256 = await digest(first.id)
    await client.documents.delete(first.accessToken)
    await letTimePass(home)
    await add()
    await sweep()
    expect(await state(home, sha256)).toEqual(there)
  })

  test('leaves the same content of another tenant alone', async () => {
    const [home, neighbour] = [await funeralHome(), await funeralHome()]
    const [ours, theirs] = [await upload(home, 'Bei beiden'), await upload(neighbour, 'Bei beiden')]
    const [own, other] = [await ours.add(), await theirs.add()]
    const sha256 = await ours.digest(own.id)
    await ours.client.documents.delete(own.accessToken)
    await letTimePass(home)
    await sweep()
    expect(await state(home, sha256)).toEqual(gone)
    expect(await theirs.digest(other.id)).toBe(sha256)
    expect(await state(neighbour, sha256)).toEqual(there)
  })

  test('removes uploads that nobody has added to for an hour', async () => {
    const { house } = await testServer()
    const [old, young] = [await newIncomingPath(house.env.DATA_DIR), await newIncomingPath(house.env.DATA_DIR)]
    for (const path of [old, young]) await writeFile(path, 'Anfang')
    const before = new Date(Date.now() - 61 * 60_000)
    await utimes(old, before, before)
    await sweep()
    const left = await readdir(join(house.env.DATA_DIR, 'incoming'))
    expect(left.map((name) => join(house.env.DATA_DIR, 'incoming', name))).toEqual([young])
    await rm(young)
  })
})
