import { join } from 'node:path'
import type { Env } from '../env'
import { diskStore } from './disk'
import { s3Store } from './s3'
import type { FileStore } from './store'

export { diskStore } from './disk'
export { newIncomingPath, type ReceivedFile, receive } from './incoming'
export { typeOf } from './sniff'
export { type ContentId, type FileStore, keyOf, pictureKeyOf, pictureSizes, type Range } from './store'
export { removeBytes, sweepFiles } from './sweep'

/** The folder of the contents that lie on this machine. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** @returns where contents lie as the settings say: in a bucket, or in the data folder. */
export const openFiles = (env: Env): Promise<FileStore> => {
  if (!env.s3) return Promise.resolve(diskStore(filesFolder(env.DATA_DIR)))
  return s3Store(env.s3)
}
