import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queries } from '../kit/api'
import { ConfirmDialog } from '../kit/feedback'
import { LeaveGuard } from '../kit/leaving'
import { AppTheme } from '../kit/theme'
import { ExpiredSessionDialog } from '../session/expired-session-dialog'

/** What stands once, around all routes. */
export function Root() {
  return (
    <AppTheme>
      <QueryClientProvider client={queries}>
        <Outlet />
        <LeaveGuard />
        <ConfirmDialog />
        <ExpiredSessionDialog />
      </QueryClientProvider>
    </AppTheme>
  )
}
