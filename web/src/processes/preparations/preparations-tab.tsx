import Button from '@mui/material/Button'
import type { Process } from '@pietas/contract/processes'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { sectionsOf } from './known'
import * as styles from './preparations-tab.module.css'
import { FoldedPreparation } from './section'
import { PrintedSheet } from './sheet/printed-sheet'
import { usePreparations } from './use-preparations'

/** Everything that is prepared for a process, section by section; what is entered is stored by itself. */
export function PreparationsTab({ process, editable }: { process: Process; editable: boolean }) {
  const { t } = useTranslation()
  const { preparations, error, save } = usePreparations(process.id)
  const [printing, setPrinting] = useState(false)
  if (error) return <EmptyState title={t('common.error')} />
  if (!preparations) return <DrawerSkeleton />
  const mode = editable ? 'update' : 'view'
  return (
    <div className={styles.preparations}>
      <div className={styles.preparationsHead}>
        <p>{mode === 'update' && t('preparations.intro')}</p>
        <Button
          variant="outlined"
          startIcon={<Printer size={18} />}
          loading={printing}
          loadingPosition="start"
          onClick={() => setPrinting(true)}
        >
          {t('preparations.print')}
        </Button>
      </div>
      {sectionsOf(process, preparations).map((name) => (
        <FoldedPreparation key={name} name={name} preparations={preparations} mode={mode} save={save} />
      ))}
      {printing && <PrintedSheet process={process} onDone={() => setPrinting(false)} />}
    </div>
  )
}
