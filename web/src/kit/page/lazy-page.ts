import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PartMissing } from '../loading/missing-part'

/**
 * The code of a page, which comes when somebody goes there. The router answers a file that it cannot fetch by loading
 * the whole app anew, which leads out of it while the server is gone: here that is an error like any other.
 */
export const lazyPage = <Props = object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazyRouteComponent(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new PartMissing('A page could not be fetched', { cause })
    }
  }) as AsyncRouteComponent<Props>
