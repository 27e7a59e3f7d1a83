import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Toaster } from 'sonner'
import { queries } from '../kit/api'
import { ConfirmDialog } from '../kit/feedback'
import { LeaveGuard } from '../kit/leaving'
import { useSettings } from '../kit/settings'
import { AppTheme } from '../kit/theme'
import { ExpiredSessionDialog } from '../session'

/** What stands once, around all routes. */
export function Root() {
  return (
    <AppTheme>
      <QueryClientProvider client={queries}>
        <Outlet />
        <LeaveGuard />
        <ConfirmDialog />
        <ExpiredSessionDialog />
        <Toasts />
      </QueryClientProvider>
    </AppTheme>
  )
}

function Toasts() {
  const { mode } = useSettings()
  return (
    <Toaster
      theme={mode}
      position="bottom-right"
      richColors
      closeButton
      toastOptions={{ style: { fontFamily: 'inherit' } }}
    />
  )
}
