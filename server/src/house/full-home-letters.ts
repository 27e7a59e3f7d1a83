import { addDays, today } from '@pietas/contract/kit'
import { sql } from '../kit/db/sql'
import { type FuneralHome, platformUser, type StaffMember } from '../kit/testing'

const idIn = ({ status, body }: { status: number; body: { id: number } }): number => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body.id
}

type Cases = { processId: number; otherId: number; personId: number; businessPartnerId: number }

/** Templates of a tenant, one of which is no more and one in a category and for mails. */
const fillTemplates = async ({ client }: StaffMember): Promise<{ templateId: number; categoryId: number }> => {
  const categoryId = idIn(await client.templateCategories.create({ name: 'Briefe' }))
  const create = async (fields: object) => idIn(await client.templates.create(fields))
  await create({ name: 'Nie mehr' }).then((id) => client.templates.delete(id))
  await create({ name: 'Anfangs' })
  const templateId = await create({ name: 'Zuletzt', categoryId, kinds: ['EMAIL'] })
  for (const content of ['<p>Eins</p>', '<p>Zwei</p>']) await client.templates.update(templateId, { content })
  return { templateId, categoryId }
}

/** The same of all tenants, with a word in their names that nobody else has. */
const fillGlobalTemplates = async (home: FuneralHome, word: string): Promise<number> => {
  const { client } = await platformUser('super-administrator', home.tenantId)
  const categoryId = idIn(await client.globalTemplateCategories.create({ name: `Briefe ${word}` }))
  const create = async (fields: { name: string }) => idIn(await client.globalTemplates.create(fields))
  await create({ name: `Nie mehr ${word}` }).then((id) => client.globalTemplates.delete(id))
  await create({ name: `Anfangs ${word}` })
  await create({ name: `Zuletzt ${word}`, ...{ categoryId, kinds: ['EMAIL'] } })
  return categoryId
}

/** Letters to an office, a person and a partner: drafts and finished ones, one of them old. */
const fillLetters = async (home: FuneralHome, { client }: StaffMember, cases: Cases, templateId: number) => {
  const { processId, otherId, personId, businessPartnerId } = cases
  const write = async (of: number, fields: object): Promise<number> => {
    const { status, body } = await client.correspondence.create(of, { content: '<p>Text</p>', ...fields } as never)
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body.items[0].id
  }
  const office = { type: 'FREE', address: 'Amt für Bestattung', email: 'amt@post.example' }
  const old = await write(processId, { templateId, subject: 'Zuletzt', recipients: [office] })
  await home.inTenant((tx) => tx.run(sql`update letters set created_at = now() - interval '5 days' where id = ${old}`))
  const mail = { channel: 'EMAIL', state: 'FINAL', subject: 'Anfangs' }
  await write(processId, { ...mail, recipients: [{ type: 'PERSON', id: personId, email: 'ida@post.example' }] })
  await write(otherId, { subject: 'Mitte', recipients: [{ type: 'PARTNER', id: businessPartnerId }] })
}

/** Fills what a house writes. @returns what proves the lists of it, see `Filled` */
export const fillCorrespondence = async (home: FuneralHome, boss: StaffMember, cases: Cases, word: string) => {
  const { templateId, categoryId } = await fillTemplates(boss)
  const globalCategoryId = await fillGlobalTemplates(home, word)
  await fillLetters(home, boss, cases, templateId)
  const { processId: _of, otherId: processId, personId, businessPartnerId } = cases
  return {
    templateId,
    proofs: {
      templates: { query: 'Zuletzt', deleted: true, categoryId, kind: 'EMAIL' },
      globalTemplates: { query: `Zuletzt ${word}`, deleted: true, categoryId: globalCategoryId, kind: 'EMAIL' },
      correspondence: {
        ...{ query: 'Zuletzt', templateId, channel: 'EMAIL', state: 'FINAL', mailState: 'QUEUED', processId },
        ...{ personId, businessPartnerId, from: addDays(today(), -2), to: addDays(today(), -3) },
      },
    },
    own: { 'globalTemplates.list': { query: word }, 'globalTemplates.listOfTenant': { query: word } },
    sortKeys: {
      'correspondence.listOfEntity RECIPIENT': ({ recipient }: Record<string, unknown>) =>
        (recipient as { name: string | null }).name ?? '',
    },
  }
}
