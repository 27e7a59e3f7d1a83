import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { settings, useSetting } from '../settings'

const plain = createCache({ key: 'css' })
let mirrored: EmotionCache | undefined

/** Fetches what turns the styles round; hardly anybody needs it, so it is no part of the first load. */
async function loadMirrored(): Promise<EmotionCache> {
  const { default: mirror } = await import('@mui/stylis-plugin-rtl')
  mirrored ??= createCache({ key: 'mirrored', stylisPlugins: [mirror] })
  return mirrored
}

/** To be awaited before the first paint, so that a mirrored page is mirrored at once. */
export const startDirection = async () => {
  if (settings.get().direction === 'rtl') await loadMirrored().catch(() => undefined)
}

/** The direction in effect: it changes together with the styles, once they are there. */
export function useDirection() {
  const wanted = useSetting('direction')
  const [ready, setReady] = useState(mirrored !== undefined)
  useEffect(() => {
    if (wanted === 'rtl' && !ready)
      loadMirrored().then(
        () => setReady(true),
        () => undefined,
      )
  }, [wanted, ready])
  const direction = wanted === 'rtl' && ready ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return direction
}

// Always there and only its value changes: otherwise switching would mount the page anew and lose what is typed.
export const Mirror = ({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) => (
  <CacheProvider value={direction === 'rtl' && mirrored ? mirrored : plain}>{children}</CacheProvider>
)
