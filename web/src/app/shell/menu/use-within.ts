import { useRouterState } from '@tanstack/react-router'
import type { Place } from './navigation'

/** Whether the page that is shown is one of these places, or lies behind it. */
export const useWithin = (places: readonly Place[]): boolean =>
  useRouterState({
    select: ({ location: { pathname } }) =>
      places.some(({ to }) => to !== undefined && (pathname === to || pathname.startsWith(`${to}/`))),
  })
