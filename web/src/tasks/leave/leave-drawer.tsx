import { SideDrawer, useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { useChosen } from '../../kit/picker'
import { colleagueSource } from '../../users'
import { LeaveAccount } from './leave-account'
import { LeaveYearForm } from './leave-year-form'

declare module '../../kit/drawer' {
  interface Drawers {
    /** The leave of somebody, for whoever keeps it. */
    leave: { userId: number }
  }
}

/** The leave of somebody from the side: what is left, which days it goes to, and what there is of it. */
export function LeaveDrawer({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const source = colleagueSource()
  const { data: user } = useChosen(source, userId)
  const title = user ? t('leave.of', { name: source.label(user) }) : t('leave.title')
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      <LeaveAccount
        userId={userId}
        below={(account) => (
          // The usual may be another one in each year, and after each change.
          <LeaveYearForm
            key={`${account.year} ${account.entitlement} ${account.carriedOver}`}
            userId={userId}
            account={account}
          />
        )}
      />
    </SideDrawer>
  )
}
