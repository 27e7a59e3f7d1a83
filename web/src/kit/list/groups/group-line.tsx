import { useTranslation } from '../../i18n'
import * as styles from './group-line.module.css'
import type { GroupHead } from './grouping'

/** Height of a head in px, as group-line.module.css draws it. */
export const groupLineHeight = 36

/** The head above a group: what its rows have in common, and how many of them are loaded. */
export function GroupLine({ head }: { head: GroupHead }) {
  const { t } = useTranslation()
  return (
    <tr data-group className={styles.groupLine}>
      <th scope="rowgroup" className={styles.groupHead}>
        <span dir="auto">{head.label}</span>
        <span className={styles.groupCount}>
          <span className="visually-hidden">{t('table.group-count')}</span> {head.count}
        </span>
      </th>
    </tr>
  )
}
