import { deviceName } from '@pietas/contract/session'
import type { Http } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { hashToken, newToken } from '../kit/secrets'
import { newDeviceMail, tell } from './mails'
import type { Login } from './queries'

const days = 180

/** Whether somebody has signed in to this account at the device before. */
export const isKnownDevice = async (tx: Tx, email: string, device: string): Promise<boolean> => {
  const found = await tx.row(sql`
    select 1 from known_devices d join logins l on l.id = d.login_id
    where l.email_key = lower(${email}) and not l.disabled and d.token_hash = ${hashToken(device)}
      and d.last_used_at > now() - make_interval(days => ${days})`)
  return found !== null
}

/** How many devices an account has known before, whether this is one of them, and whether we gave it its token at all. */
type Before = { count: number; isOne: boolean; isOurs: boolean }

const knownBefore = async (tx: Tx, loginId: number, device: string): Promise<Before> => {
  const token = hashToken(device)
  const row = await tx.row<Before>(sql`
    select count(*)::int as count, coalesce(bool_or(token_hash = ${token}), false) as "isOne",
      exists (select from known_devices where token_hash = ${token}) as "isOurs"
    from known_devices where login_id = ${loginId}`)
  return row ?? { count: 0, isOne: false, isOurs: false }
}

/**
 * Remembers that somebody has proven at this device who he is; of a device that is new to him he is told by mail.
 *
 * @returns hands the device its token, once all of this is stored.
 */
export const rememberDevice = async (tx: Tx, http: Http, login: Login): Promise<() => void> => {
  const { count, isOne, isOurs } = await knownBefore(tx, login.id, http.device ?? '')
  // A token that somebody has planted in the browser is never taken over.
  const device = isOurs && http.device ? http.device : newToken()
  await tx.run(sql`
    insert into known_devices (token_hash, login_id) values (${hashToken(device)}, ${login.id})
    on conflict (login_id, token_hash) do update set last_used_at = now()`)
  const handOver = () => http.setDevice(device, days * 86_400)
  if (isOne || count === 0) return handOver
  await tell(tx, login, newDeviceMail(deviceName(http.userAgent)))
  return handOver
}

/** Whoever knew the old password may have signed in somewhere: no device is known any more. */
export const forgetDevices = (tx: Tx, loginId: number): Promise<number> =>
  tx.run(sql`delete from known_devices where login_id = ${loginId}`)

/** Devices that nobody has used for long. */
export const forgetOldDevices = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from known_devices where last_used_at < now() - make_interval(days => ${days})`)
