import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

/** The blocks of the kit with living examples; developers alone have them. */
export const pages = {
  blocks: page({
    path: '/developer/blocks/{-$block}',
    texts: ['announcements', 'documents', 'master-data'],
    chunk: lazyPage(async () => (await import('./blocks-page')).BlocksPage),
  }),
}
