import { createApp, jobKinds } from './app'
import { demoAccounts, loadDemo, theDemoIsOpen } from './demo'
import type { House } from './kit/call'
import { drainable } from './kit/drain'
import { readEnv } from './kit/env'
import { openHouse } from './kit/house'
import { Worker } from './kit/jobs'
import { OperatorError } from './kit/operator-error'
import { webDir } from './kit/project'

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const announce = (address: string, demo: boolean): void => {
  print(`\nPietas is ready on ${address}`)
  if (!demo) return
  print('\nDemo accounts, the password of all is pietas-demo-2026:')
  for (const account of demoAccounts) print(`  ${account.email.padEnd(34)} ${account.role}`)
  print('')
}

const warning = 'Whoever has read the documentation knows the passwords of the demo accounts: no real data here.'

/** The demo's passwords are published, so a server that others reach does not let them in unless that was asked for. */
const refuseOpenDemo = async (house: House): Promise<void> => {
  const { isPublic, demoWanted } = house.env
  if (!isPublic || demoWanted || !(await theDemoIsOpen(house))) return
  throw new OperatorError(
    'This database holds demo accounts, whose passwords are published, and PUBLIC_URL or HOST lets others reach this server. ' +
      '`npm run admin -- --remove-demo` closes these accounts; DEMO=1 serves them all the same.',
  )
}

const nameOf = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: string }
  return code ?? name ?? typeof error
}

const start = async (): Promise<void> => {
  const env = readEnv()
  const opened = await openHouse(env, print)
  const { house } = opened
  await refuseOpenDemo(house)
  if (env.demoWanted)
    print(`\nWARNING: DEMO=1 ${env.isPublic ? 'on an address that others reach' : 'was said'}. ${warning}`)
  if (env.demo) await opened.alone(() => loadDemo(house))
  const app = await createApp(house, webDir)
  const worker = new Worker(house, jobKinds(env), {
    // The text of the error stands with the job; a log carries nobody's address.
    onError: (error, job) =>
      job
        ? app.log.warn({ job: job.id, kind: job.kind, attempt: job.attempt, error: nameOf(error) }, 'a job failed')
        : app.log.error({ err: error }, 'jobs could not be looked for'),
    onWarning: (facts, message, job) => app.log.warn({ job: job.id, kind: job.kind, ...facts }, message),
  })
  worker.start()
  const drain = drainable(app.server)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    const ended = worker.stop()
    // Who only listens is not waited for: he comes back by himself, where he is let in.
    house.changes.close()
    await drain()
    await app.close()
    await ended
    await opened.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const address = await app.listen({ port: env.PORT, host: env.HOST })
  announce(address, env.demo)
}

start().catch((error: unknown) => {
  const message =
    error instanceof OperatorError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
