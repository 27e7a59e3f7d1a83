import { parseArgs } from 'node:util'
import { classes } from './classes'
import type { Class } from './classes/class'
import type { Given } from './stage/given'
import type { Login } from './stage/set-up'
import { Refused } from './target'

export const usage = `npm run battery                          against an installation of its own, gone afterwards
npm run battery -- http://127.0.0.1:3000 --email ... --password ...
                                         against a server that runs already, as an administrator of a tenant

  --other-email, --other-password        an administrator of another tenant, for isolation
  --pid, --start                         the server's process and the command that starts it again, for kills
  --patience 30                          the server's PATIENCE, for slow clients
  --allow-host name                      a host that is not this machine, and that you may attack
  --only class,class                     ${classes.map(({ name }) => name).join(', ')}
  --minutes 4                            how long it takes about; 0 tries a little of everything
  --seed 1                               sends the same again`

export type Options = {
  /** Null for an installation of its own. */
  given: Given | null
  chosen: readonly Class[]
  seed: number
  minutes: number
}

const texts = ['email', 'password', 'other-email', 'other-password', 'start', 'only'] as const
const numbers = ['pid', 'patience', 'minutes', 'seed'] as const

const textOption = { type: 'string' } as const

const read = (words: readonly string[]) => {
  const names = [...texts, ...numbers] as const
  const options = Object.fromEntries(names.map((name) => [name, textOption])) as Record<
    (typeof names)[number],
    typeof textOption
  >
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...options, 'allow-host': { type: 'string', multiple: true } },
    })
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error))
  }
}

const numberOf = (name: string, text: string | undefined, usual: number): number => {
  if (text === undefined) return usual
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Refused(`--${name} is a number: ${text}`)
  return Number(text)
}

const loginOf = (email: string | undefined, password: string | undefined, what: string): Login | null => {
  if (email && password) return { email, password }
  if (email || password) throw new Refused(`${what} is missing half of a sign-in`)
  return null
}

const chosenOf = (only: string | undefined): readonly Class[] => {
  if (only === undefined) return classes
  const names = only.split(',')
  const unknown = names.filter((name) => !classes.some((one) => one.name === name))
  if (unknown.length > 0) throw new Refused(`There is no class ${unknown.join(', ')}`)
  return classes.filter(({ name }) => names.includes(name))
}

/** @throws Refused naming what is wrong. */
export const readOptions = (words: readonly string[]): Options => {
  const { values, positionals } = read(words)
  const [url, ...more] = positionals
  if (more.length > 0) throw new Refused(`One address is enough: ${more.join(' ')}`)
  const boss = loginOf(values.email, values.password, '--email, --password')
  const stranger = loginOf(values['other-email'], values['other-password'], '--other-email, --other-password')
  const { pid, start: command } = values
  if (url === undefined && (boss || stranger || pid || command))
    throw new Refused('An account or a process is of use only together with an address')
  if (url !== undefined && !boss) throw new Refused('Who signs in there: --email, --password')
  if ((pid === undefined) !== (command === undefined)) throw new Refused('--pid and --start belong together')
  const process = pid && command ? { pid: numberOf('pid', pid, 0), command } : null
  return {
    given:
      url !== undefined && boss
        ? {
            ...{ url, process },
            allowedHosts: values['allow-host'] ?? [],
            logins: { boss, stranger, platform: null },
            patience: numberOf('patience', values.patience, 30),
          }
        : null,
    chosen: chosenOf(values.only),
    seed: numberOf('seed', values.seed, Date.now() % 2 ** 31),
    minutes: numberOf('minutes', values.minutes, 4),
  }
}
