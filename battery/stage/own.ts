import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../../server/src/demo/accounts'
import { pullThePlug } from '../../server/src/house/server-process'
import { discard, untilGone } from '../../server/src/kit/embedded-postgres/testing'
import { resolveTarget } from '../target'
import { Wire } from '../wire'
import { type Logins, setUp } from './set-up'
import type { Killing, Opened, Stage } from './stage'

export type StartedServer = { origin: string; pid: number; stop: () => Promise<void> }

/** Starts a server with these settings beside those of a bare machine. */
export type StartServer = (settings: Record<string, string>) => Promise<StartedServer>

const login = (email: string) => ({ email, password: demoPassword })

const logins: Logins = {
  boss: login('admin@abendrot.example'),
  stranger: login('admin@morgenlicht.example'),
  platform: login('super@pietas.example'),
}

// Whatever is set around us is meant for another installation. Empty counts as not set.
const nothing = Object.fromEntries(
  'DATABASE_URL DATABASE_OWNER_URL HOST PUBLIC_URL SMTP_URL S3_ENDPOINT S3_BUCKET S3_KEY S3_SECRET GEOCODER_URL GOOGLE_MAPS_KEY'
    .split(' ')
    .map((name) => [name, '']),
)

/** Short enough that nobody waits long for a slow client to be sent away. */
const strictPatience = 1

/** Opens an installation of our own in a folder that is gone afterwards, with the demo's two tenants. */
export const openOwn = async (start: StartServer): Promise<Opened> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pietas-battery-'))
  const settings = { ...nothing, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent', PORT: '0' }
  let server = await start(settings)
  const { port } = new URL(server.origin)
  const killing: Killing = {
    kill: async (round) => {
      if (round % 2 === 0 && process.platform === 'linux') return pullThePlug(server, dataDir)
      process.kill(server.pid, 'SIGKILL')
      await untilGone(server.pid)
    },
    restart: async () => {
      server = await start({ ...settings, PORT: port })
    },
  }
  const strict: Stage['strict'] = async (work) => {
    const other = { PATIENCE: String(strictPatience), PUBLIC_URL: 'https://pietas.battery.invalid' }
    const beside = await start({ ...settings, ...other })
    const wire = new Wire(await resolveTarget(beside.origin))
    try {
      await work(wire, strictPatience)
    } finally {
      wire.close()
      await beside.stop()
    }
  }
  const openOne = async () => {
    let one = await start(settings)
    const beside = new Wire(await resolveTarget(one.origin))
    const kill = async (): Promise<void> => {
      process.kill(one.pid, 'SIGKILL')
      await untilGone(one.pid)
    }
    const restart = async (): Promise<void> => {
      one = await start({ ...settings, PORT: beside.target.port.toString() })
    }
    const end = async (): Promise<void> => {
      beside.close()
      await one.stop()
    }
    return { wire: beside, kill, restart, end }
  }
  const pair: Stage['pair'] = async (work) => {
    const [one, other] = await Promise.all([openOne(), openOne()])
    try {
      await work([one, other])
    } finally {
      await Promise.all([one.end(), other.end()])
    }
  }
  const wire = new Wire(await resolveTarget(server.origin))
  const close = async (): Promise<string> => {
    wire.close()
    await server.stop()
    await discard(dataDir)
    return 'nothing is left of the installation'
  }
  try {
    return { stage: await setUp(wire, logins, { killing, strict, pair, patience: 30, isOurs: true }), close }
  } catch (error) {
    await close()
    throw error
  }
}
