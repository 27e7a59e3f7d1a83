import { lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../kit/page/facts'

/** The blocks of the kit with living examples; developers alone have them. */
export const pages = {
  blocks: page({
    path: '/developer/blocks/{-$block}',
    texts: ['announcements', 'documents', 'master-data'],
    chunk: lazyRouteComponent(() => import('./blocks-page'), 'BlocksPage'),
  }),
}
