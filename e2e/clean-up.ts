import { rm } from 'node:fs/promises'

/** Removes the data of the journeys once the server has ended. */
export default async function cleanUp(): Promise<void> {
  const folder = process.env.PIETAS_E2E_DATA
  if (folder?.includes('pietas-e2e-'))
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}
