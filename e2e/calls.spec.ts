import { addDays, formatDay, today } from '@pietas/contract/kit/days'
import { expect, type Page, test } from '@playwright/test'
import { box, field, keyboardOf, mostKeys, sheetOf } from './first-call'
import { newFamilyName, openAs } from './staff'

/** A call that comes in: the sheet is open, and keys and time are counted. */
async function aCall(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /offene[r]? Anruf/ })).toBeVisible()
  const keyboard = keyboardOf(page)
  const parts = sheetOf(page)
  const began = Date.now()
  await keyboard.press('Alt+a')
  await expect(box(parts.caller, 'Anrede')).toBeFocused()
  const complete = async (what: string) => {
    await keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/processes\/\d+/)
    console.log(`${what}: ${keyboard.count()} keys beside the text, ${Math.round((Date.now() - began) / 1000)} s`)
    expect(keyboard.count()).toBeLessThanOrEqual(mostKeys)
    expect(page.context().pages()).toHaveLength(1)
  }
  return { ...keyboard, ...parts, complete }
}

type Call = Awaited<ReturnType<typeof aCall>>

const wish = async ({ pick, sheet }: Call, form: string) => {
  await pick(box(sheet, 'Bestattungsart'), 'Feuer', /Feuer/)
  await pick(box(sheet, 'Bestattungsform'), form, new RegExp(form))
}

const answer = async ({ tabTo, press, dead }: Call, key: 'j' | 'n') => {
  await tabTo(dead.getByRole('button', { name: 'Ja', exact: true }))
  await press(key)
}

const openFacts = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Fehlt noch' })

test('at home, the doctor is still to come: the widow calls', async ({ page }) => {
  const family = newFamilyName()
  await openAs(page, '/')
  const call = await aCall(page)
  const { pick, type, caller, dead, sheet } = call
  await pick(box(caller, 'Anrede'), 'Frau')
  await type(field(caller, 'Vorname'), 'Hanna')
  await type(field(caller, 'Nachname'), family)
  await type(field(caller, 'Telefon'), '03581 22 33 44')
  await pick(box(caller, 'Ist für die verstorbene Person'), 'verheiratet', /verheiratet/i)
  await pick(box(dead, 'Anrede'), 'Herr')
  await type(field(dead, 'Vorname'), 'Rudolf')
  await type(field(dead, 'Nachname'), family)
  await type(field(dead, 'Geburtsdatum'), '11091941')
  await type(field(dead, 'Verstorben am'), formatDay(today()))
  await answer(call, 'n')
  await pick(box(dead, 'Wo ist die Person verstorben?'), 'Lindenweg 4, Görlitz', /so übernehmen/)
  await wish(call, 'Kolumbarium')
  await pick(box(sheet, 'Filiale'), 'Altstadt', /Altstadt/)
  await type(field(sheet, 'Notiz'), 'Arzt kommt gegen acht')
  await call.complete('at home with doctor')
  await expect(page.getByText(`Rudolf ${family}`).first()).toBeVisible()
  await expect(openFacts(page)).toContainText('Überführung')
  await expect(openFacts(page)).not.toContainText('Beziehung des Auftraggebers')
})

test('found dead: the police call, and nobody knows when he was born', async ({ page }) => {
  const [family, officer] = [newFamilyName(), newFamilyName()]
  await openAs(page, '/')
  const call = await aCall(page)
  const { pick, type, tabTo, press, caller, dead, sheet } = call
  await type(field(caller, 'Vorname'), 'Jens')
  await type(field(caller, 'Nachname'), officer)
  await type(field(caller, 'Telefon'), '110')
  await pick(box(dead, 'Anrede'), 'Herr')
  await type(field(dead, 'Vorname'), 'Unbekannt')
  await type(field(dead, 'Nachname'), family)
  await tabTo(dead.getByRole('switch', { name: 'Geburtsdatum unbekannt' }))
  await press('Space')
  await answer(call, 'j')
  await pick(box(dead, 'Wo ist die Person verstorben?'), 'Neißeufer, Görlitz', /so übernehmen/)
  await wish(call, 'Kolumbarium')
  await type(field(sheet, 'Abholung am'), `${formatDay(addDays(today(), 41))} 03:15`)
  await pick(box(sheet, 'Filiale'), 'Altstadt', /Altstadt/)
  await type(field(sheet, 'Notiz'), 'Kripo gibt frei')
  await call.complete('found dead and police')
  // What the message has said for some seconds stands on the page of the case, for whoever comes next.
  await page.reload()
  for (const fact of ['Geburtsdatum', 'Sterbedatum', 'Beziehung des Auftraggebers'])
    await expect(openFacts(page)).toContainText(fact)
  await expect(openFacts(page)).not.toContainText('Überführung')
})

test('a provision becomes a case: the son calls', async ({ page }) => {
  const [family, other] = [newFamilyName(), newFamilyName()]
  await openAs(page, '/')
  const house = '/tenants/1/legal-entities/1'
  const [sample] = (await (await page.request.get(`/api/v1${house}/processes?limit=1`)).json()).items
  const provident = await page.request.post(`/api/v2${house}/persons`, {
    data: { firstName: 'Irmgard', lastName: family, gender: 'FEMALE', salutation: 'MADAM', dateOfBirth: '1939-02-07' },
  })
  const { id } = await provident.json()
  const provision = await page.request.post(`/api/v1${house}/processes`, {
    data: {
      type: 'PROVISION',
      recordingType: 'AT_BRANCH',
      burialFormId: sample.burialForm.id,
      legalEntityBranchId: sample.legalEntityBranch.id,
      deceasedPersonId: id,
      clientPersonId: id,
    },
  })
  expect(provision.status()).toBe(201)

  const call = await aCall(page)
  const { pick, type, tabTo, press, caller, dead, sheet } = call
  await pick(box(caller, 'Anrede'), 'Herr')
  await type(field(caller, 'Vorname'), 'Peter')
  await type(field(caller, 'Nachname'), other)
  await type(field(caller, 'Telefon'), '0351 44 55 66')
  await pick(box(caller, 'Ist für die verstorbene Person'), 'Kind')
  await type(field(dead, 'Vorname'), 'Irmgard')
  await type(field(dead, 'Nachname'), family)
  await expect(dead.getByText(/Vorsorge · Vorgang/)).toBeVisible()
  await tabTo(dead.getByRole('button', { name: new RegExp(`Irmgard ${family}.* nehmen`) }))
  await press('Enter')
  await type(field(dead, 'Verstorben am'), formatDay(today()))
  await answer(call, 'j')
  await pick(box(dead, 'Wo ist die Person verstorben?'), 'Klinikum', /Klinikum/)
  // The provision has said already what is wished for, and which branch knows it.
  await expect(box(sheet, 'Bestattungsform')).toHaveValue(sample.burialForm.name)
  await expect(box(sheet, 'Filiale')).toHaveValue(sample.legalEntityBranch.name)
  await call.complete('provision becomes a case')
  await expect(page.getByText(`Irmgard ${family}`).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(sample.burialForm.name)
})

test('the daughter calls from another town: the body lies in a home, somebody is to fetch it', async ({ page }) => {
  const [family, other] = [newFamilyName(), newFamilyName()]
  await openAs(page, '/')
  const call = await aCall(page)
  const { pick, type, caller, dead, sheet } = call
  await pick(box(caller, 'Anrede'), 'Frau')
  await type(field(caller, 'Vorname'), 'Sabine')
  await type(field(caller, 'Nachname'), other)
  await type(field(caller, 'Telefon'), '089 12 34 56')
  await pick(box(caller, 'Ist für die verstorbene Person'), 'Kind')
  await pick(box(dead, 'Anrede'), 'Frau')
  await type(field(dead, 'Vorname'), 'Erika')
  await type(field(dead, 'Nachname'), family)
  await type(field(dead, 'Geburtsdatum'), '03121934')
  await type(field(dead, 'Verstorben am'), formatDay(addDays(today(), -1)))
  await type(field(dead, 'Uhrzeit'), '2210')
  await answer(call, 'j')
  await pick(box(dead, 'Wo ist die Person verstorben?'), 'Pflegeheim am Park, Görlitz', /so übernehmen/)
  await wish(call, 'Kolumbarium')
  await type(field(sheet, 'Abholung am'), `${formatDay(addDays(today(), 42))} 04:30`)
  await pick(box(sheet, 'Filiale'), 'Altstadt', /Altstadt/)
  await type(field(sheet, 'Notiz'), 'Kommt am Wochenende aus München')
  await call.complete('child of another town')
  await expect(page.getByText(`Erika ${family}`).first()).toBeVisible()
  await page.getByRole('tab', { name: /^Aufgaben/ }).click()
  await expect(page.getByText(`Überführung Erika ${family}`)).toBeVisible()
})
