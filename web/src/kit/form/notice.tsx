import type { AlertProps } from '@mui/material/Alert'
import { lazy, Suspense } from 'react'

const Alert = lazy(() => import('@mui/material/Alert'))

/** A word of the form to the one who fills it in; most forms never say one, so it is loaded when it is needed. */
export function Notice(props: AlertProps) {
  return (
    <Suspense>
      <Alert {...props} />
    </Suspense>
  )
}
