import { describe, expect, test } from 'vitest'
import { aPerson, createPerson, funeralHome } from '../../kit/testing'
import { aDesk, chip, made, pagesOf } from '../testing'

describe('a draft', () => {
  test('takes what is not said from its template, and is changed until it is finished', async () => {
    const { template, write, widow, client, processId } = await aDesk()
    const { id: templateId } = await template({ subject: 'Tod von {deceased.lastName}' })
    const [draft] = made(await write({ templateId, recipients: [widow] })).items
    expect(draft).toMatchObject({
      ...{
        state: 'DRAFT',
        channel: 'PRINT',
        subject: 'Tod von {deceased.lastName}',
        documentId: null,
        mailState: null,
      },
      ...{ template: { id: templateId, name: 'Anzeige' }, recipient: { ...widow, name: 'Erna Krause', address: null } },
      content: `<p>Tod von ${chip('deceased.fullName')}</p>`,
    })
    const changed = made(
      await client.correspondence.update(
        processId,
        draft.id,
        { content: '<p onclick=x>Neu</p>' },
        { ifMatch: draft.version },
      ),
    )
    expect(changed).toMatchObject({ content: '<p>Neu</p>', subject: draft.subject, version: draft.version + 1 })
    expect(
      await client.correspondence.update(processId, draft.id, { subject: 'Spät' }, { ifMatch: draft.version }),
    ).toBeRefused(412)
  })

  test('is thrown away and put back', async () => {
    const { letter, client, processId } = await aDesk()
    const { id } = await letter()
    expect((await client.correspondence.delete(processId, id)).status).toBe(204)
    expect((await client.correspondence.list(processId)).body.items).toEqual([])
    expect(made(await client.correspondence.restore(processId, id)).deleted).toBe(false)
    expect((await client.correspondence.list(processId)).body.items).toHaveLength(1)
  })

  test('goes to nobody of another legal entity, and by no template that is offered elsewhere', async () => {
    const { write, template, home, boss } = await aDesk()
    const stranger = made(await boss.persons.create(aPerson(), { legalEntityId: home.secondEntityId }))
    expect(await write({ recipients: [{ type: 'PERSON', id: stranger.id }] })).toBeRefused(400, {
      ...{ field: 'recipients.0.id', message: 'common.validation-unknown-reference' },
    })
    const elsewhere = await template({ legalEntityIds: [home.secondEntityId] })
    expect(await write({ templateId: elsewhere.id, recipients: [{ type: 'FREE' }] })).toBeRefused(400, {
      ...{ field: 'templateId', message: 'common.validation-unknown-reference' },
    })
    expect((await boss.templates.get(elsewhere.id)).status).toBe(200)
  })

  test.each([
    [{ recipients: [] }, 'recipients', 'common.validation-required'],
    [{ recipients: [{ type: 'PERSON' }] }, 'recipients.0.id', 'common.validation-required'],
    [
      { recipients: [{ type: 'FREE' }], state: 'FINAL', content: '<p>a</p>' },
      'recipients.0.address',
      'letter.validation.address-required',
    ],
    [{ recipients: [{ type: 'FREE', address: 'Amt' }], state: 'FINAL' }, 'content', 'common.validation-required'],
    [{ recipients: [{ type: 'FREE', email: 'x' }] }, 'recipients.0.email', 'invalidEmail'],
    [
      {
        recipients: [{ type: 'FREE', address: 'Amt' }],
        state: 'FINAL',
        channel: 'EMAIL',
        content: '<p>a</p>',
        subject: 'b',
      },
      ...['recipients.0.email', 'letter.validation.email-required'],
    ],
    [
      { recipients: [{ type: 'FREE', email: 'a@b.example' }], state: 'FINAL', channel: 'EMAIL', content: '<p>a</p>' },
      ...['subject', 'common.validation-required'],
    ],
    [
      { recipients: [{ type: 'FREE' }], attachmentIds: [999_999] },
      'attachmentIds',
      'common.validation-unknown-reference',
    ],
  ] as const)('%j is refused', async (body, field, message) => {
    expect(await (await aDesk()).write(body)).toBeRefused(400, { field, message } as never)
  })
})

describe('a finished letter', () => {
  test('is a page of the process with what stood in the records, for each recipient one', async () => {
    const { template, write, widow, free, settle, home, client, processId } = await aDesk()
    await settle()
    const { id: templateId } = await template({
      subject: 'Tod von {deceased.lastName}',
      content: `<p>${chip('recipient.letterSalutation')},</p><p>Tod von ${chip('deceased.fullName')}</p>`,
    })
    const { items } = made(await write({ templateId, state: 'FINAL', recipients: [widow, free] }))
    const [toWidow, toOffice] = items
    expect(toWidow).toMatchObject({
      ...{ state: 'FINAL', subject: 'Tod von Krause', finishedBy: { firstName: 'Vera' } },
      content: '<p>Sehr geehrte Frau Krause,</p><p>Tod von Karl Krause</p>',
      recipient: { name: 'Erna Krause', address: 'Frau\nErna Krause\nUntermarkt 4\n02826 Görlitz' },
    })
    const [page] = await pagesOf(home, toOffice.documentId)
    expect(page?.text).toContain('Sehr geehrte Damen und Herren,')
    expect(page?.text).toContain('Hugo-Keller-Straße 14')
    expect(page?.text).toContain(`Vorgang ${processId}`)
    const { items: documents } = (await client.processDocuments.list(processId)).body
    expect(documents).toMatchObject([
      {
        documentLabel: 'CORRESPONDENCE',
        fileName: 'Tod von Krause - Standesamt Görlitz.pdf',
        mimeType: 'application/pdf',
      },
      { documentLabel: 'CORRESPONDENCE', fileName: 'Tod von Krause - Erna Krause.pdf' },
    ])
    expect((await client.documents.content(toWidow.documentAccessToken)).status).toBe(200)
  })

  test('stays as it is: letter, page and what they are called', async () => {
    const { letter, client, processId, boss } = await aDesk()
    const { id, documentAccessToken } = await letter({ state: 'FINAL' })
    for (const answer of [
      await client.correspondence.update(processId, id, { subject: 'Anders' }),
      await client.correspondence.delete(processId, id),
      await client.documents.update(documentAccessToken ?? '', { fileName: 'anders' }),
      await client.documents.delete(documentAccessToken ?? ''),
      await boss.documents.delete(documentAccessToken ?? ''),
    ])
      expect(answer).toBeRefused(409, 'LETTER_FINISHED')
    expect((await client.correspondence.get(processId, id)).body).toMatchObject({ subject: 'Betreff', version: 1 })
  })

  test('stays as it was printed when the records change', async () => {
    const { letter, client, deceasedId, processId } = await aDesk()
    const { id } = await letter({ state: 'FINAL', content: `<p>${chip('deceased.lastName')}</p>` })
    made(await client.persons.update(deceasedId, { lastName: 'Anders' }))
    expect((await client.correspondence.get(processId, id)).body.content).toBe('<p>Krause</p>')
  })

  test('is made of a draft once; whoever comes second learns so', async () => {
    const { letter, client, processId } = await aDesk()
    const { id, version } = await letter()
    const finish = () => client.correspondence.update(processId, id, { state: 'FINAL' }, { ifMatch: version })
    const answers = await Promise.all([finish(), finish()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([409, 412])])
    expect((await client.processDocuments.list(processId)).body.items).toHaveLength(1)
  })

  test('is written once however often the call is sent', async () => {
    const { client, processId, free } = await aDesk()
    const body = { content: '<p>Text</p>', state: 'FINAL' as const, recipients: [free as never] }
    const send = () => client.correspondence.create(processId, body, { idempotencyKey: 'brief-1' })
    const [first, second] = [made(await send()), made(await send())]
    expect(second).toEqual(first)
    expect((await client.correspondence.list(processId)).body.items).toHaveLength(1)
  })

  test('shows a line to write on where nobody knows', async () => {
    const { letter, home } = await aDesk()
    const { documentId, content } = await letter({ state: 'FINAL', content: `<p>Grab: ${chip('grave.number')}</p>` })
    expect(content).toBe('<p>Grab: <span data-gap="grave.number"></span></p>')
    expect((await pagesOf(home, documentId))[0]?.text).toContain('Grab:')
  })
})

test('what is hostile is printed as it stands', async () => {
  const { client, letter, deceasedId, home } = await aDesk()
  const hostile = '#import "x" $1$ <b>Eva</b> \u202Eab {deceased.lastName}'
  made(await client.persons.update(deceasedId, { lastName: hostile, firstName: '#'.repeat(200) }))
  const { documentId } = await letter({
    ...{ state: 'FINAL', subject: 'Für {deceased.lastName}', content: `<p>${chip('deceased.lastName')}</p>` },
    recipients: [{ type: 'FREE', address: `${'Ä'.repeat(300)}\n#panic()\n02826 Görlitz` }],
  })
  const text = (await pagesOf(home, documentId))
    .map((page) => page.text)
    .join('')
    .replace(/\s+/g, ' ')
  expect(text).toContain('#import "x" $1$ <b>Eva</b>')
  expect(text).toContain('#panic()')
  expect(text).toContain('02826 Görlitz')
})

test('what a letter says in a process is told before it is written, with what is missing and where', async () => {
  const { client, processId, widow, widowId, deceasedId, settle } = await aDesk()
  const content = ['client.fullName', 'client.iban', 'grave.number', 'deceased.dateOfBirth'].map(chip).join(', ')
  const ask = async () =>
    made(
      await client.correspondence.preview({
        processId,
        recipient: widow as never,
        content: `<p>${content}</p>`,
        subject: '{client.city}',
      }),
    )
  expect(await ask()).toMatchObject({
    html: `<p>Erna Krause, <span data-gap="client.iban"></span>, <span data-gap="grave.number"></span>, 01.01.1940</p>`,
    missing: [
      { placeholder: 'client.city', field: 'city', record: 'CLIENT', recordId: widowId, personId: widowId },
      { placeholder: 'client.iban', field: 'bankAccountIban', record: 'CLIENT', personId: widowId },
      { placeholder: 'grave.number', field: 'graveNumber', record: 'PROCESS', recordId: processId, personId: null },
    ],
    values: { 'deceased.lastName': 'Krause', 'client.iban': null },
    cases: { 'client.gender': 'FEMALE' },
    recipient: { name: 'Erna Krause', address: null },
  })
  await settle()
  expect(await ask()).toMatchObject({ subject: 'Görlitz', recipient: { email: 'erna@post.example' } })
  expect(deceasedId).toBeGreaterThan(0)
})

test('the recipients of a process are offered, each once, with what is known of them', async () => {
  const { client, boss, home, processId, widowId, deceasedId, settle } = await aDesk()
  await settle()
  const child = await createPerson(client, { firstName: 'Uwe', lastName: 'Krause', gender: 'MALE' })
  const office = made(await boss.partners.create({ name: 'Standesamt Görlitz' }, { legalEntityId: home.legalEntityId }))
  made(await client.persons.update(deceasedId, { deathRegistryOfficeId: office.id }))
  made(await client.processPersons.create(processId, { personId: child.id, role: 'Friend' }))
  const { items } = made(await client.correspondence.recipients(processId))
  expect(items).toMatchObject([
    { type: 'PERSON', id: widowId, as: 'CLIENT', name: 'Erna Krause', email: 'erna@post.example' },
    { type: 'PERSON', id: child.id, as: 'PROCESS_PERSON', detail: 'Friend', address: null },
    { type: 'PARTNER', id: office.id, as: 'REGISTRY_OFFICE', name: 'Standesamt Görlitz' },
  ])
})

describe('rights', () => {
  test('who reads cases reads letters; to write takes the right to templates as well', async () => {
    const { home, letter, processId, template, free } = await aDesk()
    const { id } = await letter()
    await template()
    const technician = await home.as('TECHNICAL_SERVICE')
    const kpi = await home.as('KPI')
    const reads = (await technician.correspondence.list(processId)).status
    expect([200, 403]).toContain(reads)
    const body = { recipients: [free as never] }
    expect(await kpi.correspondence.create(processId, body)).toBeRefused(403)
    expect(await kpi.correspondence.list(processId)).toBeRefused(403)
    const neighbour = await (await funeralHome()).as('OFFICE_MANAGER')
    for (const answer of [
      await neighbour.correspondence.list(processId),
      await neighbour.correspondence.get(processId, id),
      await neighbour.correspondence.create(processId, body),
      await neighbour.correspondence.recipients(processId),
      await neighbour.correspondence.preview({ processId }),
      await neighbour.correspondence.print(processId, { query: { ids: id } }),
    ])
      expect(answer).toBeRefused(404)
  })

  test('a cancelled process is written for no more', async () => {
    const { client, processId, letter, write, free } = await aDesk()
    const { id } = await letter()
    made(await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Doppelt' }))
    for (const answer of [
      await write({ recipients: [free] }),
      await client.correspondence.update(processId, id, { subject: 'Nein' }),
      await client.correspondence.delete(processId, id),
    ])
      expect(answer).toBeRefused(409, 'PROCESS_CANCELLED')
  })
})

test('every letter of a house is found by recipient, subject, the dead, template and day', async () => {
  const { letter, template, write, client, widow, processId, home } = await aDesk()
  const { id: templateId } = await template()
  const one = await letter({ subject: 'Anfrage zur Rente' })
  const [two] = made(await write({ templateId, recipients: [widow] })).items
  const ids = async (query: object) =>
    (await client.correspondence.listOfEntity({ query })).body.items.map(({ id }: { id: number }) => id)
  expect(await ids({})).toEqual([two.id, one.id])
  expect(await ids({ query: 'standes' })).toEqual([one.id])
  expect(await ids({ query: 'rente' })).toEqual([one.id])
  expect(await ids({ query: 'karl' })).toEqual([two.id, one.id])
  expect(await ids({ query: 'erna' })).toEqual([two.id])
  expect(await ids({ filters: { templateId } })).toEqual([two.id])
  expect(await ids({ filters: { personId: widow.id } })).toEqual([two.id])
  expect(await ids({ filters: { from: '2020-01-01', to: '2020-12-31' } })).toEqual([])
  expect(await ids({ sortBy: 'RECIPIENT' })).toEqual([two.id, one.id])
  expect(await ids({ filters: { processId } })).toHaveLength(2)
  expect(home.tenantId).toBeGreaterThan(0)
})

test('several finished letters are printed as one', async () => {
  const { letter, client, processId } = await aDesk()
  const [one, two, draft] = [await letter({ state: 'FINAL' }), await letter({ state: 'FINAL' }), await letter()]
  const printed = await client.correspondence.print(processId, { query: { ids: [two.id, one.id].join() } })
  expect(printed.status).toBe(200)
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  expect(await client.correspondence.print(processId, { query: { ids: String(draft.id) } })).toBeRefused(404)
})
