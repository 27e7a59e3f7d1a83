import type { Process } from '@pietas/contract/processes'
import { useRouter } from '@tanstack/react-router'
import { SideDrawer, useDrawers } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { ProcessForm } from './process-form'

declare module '../kit/drawer' {
  interface Drawers {
    /** A new process, of somebody who is known already. */
    process: { deceasedPersonId?: number }
  }
}

/** A new process from the side; the saved one is shown on its page. */
export function ProcessDrawer({ deceasedPersonId }: { deceasedPersonId?: number }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { close } = useDrawers()
  const showSaved = ({ id }: Process) =>
    void router.navigate({ to: '/processes/$processId', params: { processId: String(id) }, replace: true })
  return (
    <SideDrawer size="large" title={t('process.create')} onClose={close}>
      <ProcessForm
        title={t('process.create')}
        deceasedPersonId={deceasedPersonId}
        onSaved={showSaved}
        onCancel={close}
      />
    </SideDrawer>
  )
}
