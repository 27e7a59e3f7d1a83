import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import { disableLogin, isPassword } from '../session'
import { demoAccounts, demoPassword } from './accounts'

type DemoLogin = { actorId: number; email: string; passwordHash: string }

/** The demo's logins that the published password still opens; one with a password of its own is somebody's. */
const openDemoLogins = async (house: House): Promise<DemoLogin[]> => {
  const emails = demoAccounts.map(({ email }) => email)
  const logins = await house.db.asPlatform((tx) =>
    tx.rows<DemoLogin>(sql`
      select actor_id as "actorId", email, password_hash as "passwordHash" from logins
      where email_key = any(${emails}) and not disabled and password_hash is not null order by id`),
  )
  const open: DemoLogin[] = []
  for (const login of logins) if (await isPassword(login.passwordHash, demoPassword)) open.push(login)
  return open
}

/** Whether somebody who has read the documentation may sign in. */
export const theDemoIsOpen = async (house: House): Promise<boolean> => (await openDemoLogins(house)).length > 0

/** Closes the logins whose password is published, and ends their sessions. @returns their addresses. */
export const removeDemoLogins = async (house: House): Promise<string[]> => {
  const logins = await openDemoLogins(house)
  await house.db.asPlatform(async (tx) => {
    for (const { actorId } of logins) await disableLogin(tx, actorId)
  })
  return logins.map(({ email }) => email)
}
