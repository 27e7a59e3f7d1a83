import { underLock } from '../db/migrate'
import { schemaDirs } from '../project'
import { restore } from './index'
import { settleRestore } from './switch'

/** Restores, or settles a restore that was cut off, and is killed at one of the steps. */
const [, , url = '', dataDir = '', deadlyStep = '', file = ''] = process.argv
const onStep = (step: string): void => {
  if (step === deadlyStep) process.kill(process.pid, 'SIGKILL')
}
if (file)
  await restore(
    { file, replace: true },
    { dataDir, schema: schemaDirs, openDatabase: () => Promise.resolve(url), bucket: null, onStep },
  )
else await underLock(url, (client) => settleRestore(client, dataDir, onStep))
