import { useEffect, useSyncExternalStore } from 'react'
import { connection } from './connection'
import { send } from './send'

const pause = 5_000

/** Any answer will do, a refusal as well. */
export const askServer = () => void send({ method: 'GET', path: '/healthz' }).catch(() => undefined)

/** Whether the server is there; while it is away it is asked for every few seconds. */
export function useConnection(): boolean {
  const isThere = useSyncExternalStore(connection.subscribe, connection.reachable)
  useEffect(() => {
    if (isThere) return
    const timer = setInterval(askServer, pause)
    window.addEventListener('online', askServer)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askServer)
    }
  }, [isThere])
  return isThere
}
