import type { MatchedBy } from '@pietas/contract/kit'
import { useTranslation } from '../../i18n'
import * as styles from './row-name.module.css'

/** How a row was found that its words have not led to; nothing for the others, and for what the list says of all. */
export function FoundMark({ by }: { by: MatchedBy | undefined }) {
  const { t } = useTranslation()
  if (by === undefined || by === 'SOUND' || by === 'SPELLING') return null
  return <span className={styles.foundMark}>{t(`found.${by}`)}</span>
}
