import { Navigate } from '@tanstack/react-router'
import { NotFound } from '../../../kit/page/not-found'
import { PageGate } from '../../../kit/page/page-gate'
import { useHindrance } from '../../../kit/session'
import { navigation, placesBelow } from './navigation'

/** Leads on to the first place below another one that the person may open; without any it says what is missing. */
export function FirstBelow({ path }: { path: string }) {
  const hindrance = useHindrance()
  const [first] = placesBelow(path)
  const parent = navigation.flatMap(({ places }) => places).find(({ id }) => id === path)
  const open = placesBelow(path).find(({ demands }) => !hindrance(demands))
  if (!parent || !first) return <NotFound />
  return (
    <PageGate page={parent.demands}>
      {open?.to ? <Navigate to={open.to} replace /> : <PageGate page={first.demands}>{null}</PageGate>}
    </PageGate>
  )
}
