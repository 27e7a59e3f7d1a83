import { useCallback, useEffect, useRef, useState } from 'react'

/** Follows a file on its way, and stops it. */
export function useUpload() {
  const [share, setShare] = useState<number>()
  const travel = useRef<AbortController>(undefined)
  useEffect(() => () => travel.current?.abort(), [])
  const upload = async <Stored>(
    send: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<Stored>,
  ): Promise<Stored> => {
    const controller = new AbortController()
    travel.current = controller
    setShare(0)
    try {
      return await send(controller.signal, setShare)
    } finally {
      setShare(undefined)
    }
  }
  const stop = useCallback(() => travel.current?.abort(), [])
  return { share, upload, stop }
}
