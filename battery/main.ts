import { startServer } from '../bench/server'
import { type Options, readOptions, usage } from './options'
import { closing, describe, exitCode, heading } from './report'
import { runClasses } from './run'
import { openGiven } from './stage/given'
import { openOwn } from './stage/own'
import { Refused } from './target'

// The built server, as it runs in production.
const startOwn = async ({ DATA_DIR = '', ...settings }: Record<string, string>) => {
  const { origin, process: child, stop } = await startServer(DATA_DIR, settings)
  return { origin, pid: child.pid ?? 0, stop }
}

const run = async ({ given, chosen, seed, minutes }: Options): Promise<0 | 1> => {
  console.log(`Seed ${seed}`)
  const { stage, close } = await (given ? openGiven(given) : openOwn(startOwn))
  const { origin } = stage.wire.target
  console.log(`${origin}, every record called ${stage.mark}\n\n${heading()}`)
  try {
    const results = await runClasses(stage, chosen, { seed, minutes }, (result) =>
      console.log(describe(result, origin)),
    )
    console.log(`\n${closing(results)}`)
    return exitCode(results)
  } finally {
    console.log(await close())
  }
}

try {
  process.exit(await run(readOptions(process.argv.slice(2))))
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exit(2)
}
