import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '../kit/page/not-found'
import { Root } from './root'

export const root = createRootRoute({ component: Root, notFoundComponent: () => <NotFound /> })
