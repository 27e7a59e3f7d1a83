import { email } from '@pietas/contract/kit'
import { readEnv } from '../kit/env'
import { openHouse } from '../kit/house'
import { inviteSuperAdministrator } from '../users'
import { print, runCommand, UsageError } from './run'

runCommand(async ([address, firstName = 'Super', lastName = 'Administrator', ...more]) => {
  const parsed = email.safeParse(address)
  if (!parsed.success || more.length > 0) throw new UsageError('Usage: npm run admin -- EMAIL [FIRST-NAME LAST-NAME]')
  const { house, close } = await openHouse(readEnv(), () => undefined)
  try {
    const { link, isNew } = await inviteSuperAdministrator(house, { email: parsed.data, firstName, lastName })
    print(isNew ? `${parsed.data} is a super-administrator now.` : `${parsed.data} is a super-administrator already.`)
    print(`Choose the password within seven days; the link works once:\n${link}`)
  } finally {
    await close()
  }
})
