import type { Permission } from '@pietas/contract/kit'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { MissingRight } from '../kit/page/no-access'

/** A drawer in its place until the code of what stands in it is there. */
export function DrawerShape() {
  const { close } = useDrawers()
  return (
    <SideDrawer size="large" title="" onClose={close}>
      <DrawerSkeleton />
    </SideDrawer>
  )
}

/** A drawer that a link leads to, for somebody who may not look into it. */
export function ClosedDrawer({ missing }: { missing: Permission }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  return (
    <SideDrawer size="small" title={t('page.no-access')} onClose={close}>
      <MissingRight permission={missing} />
    </SideDrawer>
  )
}
