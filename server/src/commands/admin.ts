import { email } from '@pietas/contract/kit'
import { removeDemoLogins } from '../demo'
import { underLock } from '../kit/db/migrate'
import { readEnv } from '../kit/env'
import { openDatabase, openHouse } from '../kit/house'
import { forgetKey } from '../kit/secret-key'
import { inviteSuperAdministrator } from '../users'
import { print, runCommand, UsageError } from './run'

const loseKey = async (): Promise<void> => {
  const database = await openDatabase(readEnv(), () => undefined)
  try {
    const count = await underLock(database.ownerUrl, forgetKey)
    print(
      `The next start takes the secret.key that it finds, or makes one. ${count} people enrol for two-step sign-in again.`,
    )
  } finally {
    await database.close()
  }
}

const invite = async ([address, firstName = 'Super', lastName = 'Administrator', ...more]: string[]) => {
  const parsed = email.safeParse(address)
  if (!parsed.success || more.length > 0)
    throw new UsageError('Usage: npm run admin -- EMAIL [FIRST-NAME LAST-NAME] | --remove-demo | --lost-key')
  const { house, close } = await openHouse(readEnv(), () => undefined)
  try {
    const { link, isNew } = await inviteSuperAdministrator(house, { email: parsed.data, firstName, lastName })
    print(isNew ? `${parsed.data} is a super-administrator now.` : `${parsed.data} is a super-administrator already.`)
    print(`Choose the password within seven days; the link works once:\n${link}`)
  } finally {
    await close()
  }
}

const removeDemo = async (): Promise<void> => {
  const { house, close } = await openHouse(readEnv(), () => undefined)
  try {
    const emails = await removeDemoLogins(house)
    for (const email of emails) print(`${email} may not sign in any more.`)
    print(emails.length > 0 ? 'The data of the demo stay.' : 'No demo account was open.')
  } finally {
    await close()
  }
}

const commands: Record<string, () => Promise<void>> = { '--lost-key': loseKey, '--remove-demo': removeDemo }

runCommand((words) => (commands[words.join(' ')] ?? (() => invite(words)))())
