import { maxUploadBytes } from '@pietas/contract/documents'
import { Notice } from '../kit/form'
import { formatSize, useTranslation } from '../kit/i18n'
import * as styles from './refusals.module.css'
import type { Refusal } from './sorted-out'

/** Says which files were not taken, and why. */
export function Refusals({ refused, onClose }: { refused: readonly Refusal[]; onClose: () => void }) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <Notice severity="warning" variant="outlined" onClose={onClose} closeText={t('common.close')}>
      {refused.map(({ name, reason, size }) => (
        <div key={`${name} ${size}`} className={styles.documentRefusal}>
          {t(`document.refused.${reason}`, { name, size: formatSize(size), limit: formatSize(maxUploadBytes) })}
        </div>
      ))}
    </Notice>
  )
}
