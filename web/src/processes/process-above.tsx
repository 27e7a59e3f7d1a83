import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { DrawerPage, SideDrawer } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { ProcessFacts } from './facts/process-facts'

interface ProcessAboveProps {
  process: Process
  onClose: () => void
}

/** What is known of a case, from the side above another drawer: what is filled in is stored where it stands. */
export function ProcessAbove({ process, onClose }: ProcessAboveProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer
      size="large"
      title={t('process.title', { id: process.id })}
      subtitle={fullName(process.deceasedPerson)}
      onClose={onClose}
    >
      <DrawerPage>
        <ProcessFacts process={process} editable />
      </DrawerPage>
    </SideDrawer>
  )
}
