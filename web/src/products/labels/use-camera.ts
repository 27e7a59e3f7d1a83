import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** What browsers have to read codes, where they have it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorOf = (): DetectorClass | undefined =>
  (globalThis as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser can read a code from a camera. */
export const canScan = (): boolean => detectorOf() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

const pause = 200

/**
 * Shows the camera behind the telephone in a video and reads codes from it, as long as the component stands.
 *
 * @returns whether it could not be opened: there is none, or somebody has forbidden it.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): boolean {
  const [failed, setFailed] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const Detector = detectorOf()
    if (!Detector || !canScan()) return
    let isOver = false
    let stream: MediaStream | undefined
    // A code stays in sight for a while and is asked about once.
    let last: string | undefined
    const look = async (detector: Detector): Promise<void> => {
      if (isOver || !video.current) return
      const [code] = await detector.detect(video.current).catch(() => [])
      if (isOver) return
      if (code && code.rawValue !== last) found(code.rawValue)
      last = code?.rawValue ?? last
      setTimeout(() => void look(detector), pause)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look(new Detector({ formats: ['qr_code'] }))
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => !isOver && setFailed(true))
    return () => {
      isOver = true
      stop()
    }
  }, [video])
  return failed
}
