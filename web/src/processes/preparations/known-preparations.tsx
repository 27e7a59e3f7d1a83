import type { PreparationSection, Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { DrawerSkeleton } from '../../kit/drawer'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { knownFields, sectionsOf } from './known'
import * as styles from './known-preparations.module.css'
import { labelOf } from './labels'
import { valueText } from './sheet/value-text'
import { preparationsQuery } from './use-preparations'

interface KnownPreparationsProps {
  process: Pick<Process, 'id' | 'burialForm'>
  /** The sections that are told; those that do not concern the process are left out. */
  isTold: (section: PreparationSection) => boolean
}

/** What is known of some sections of the preparations of a process, to be read. */
export function KnownPreparations({ process, isTold }: KnownPreparationsProps) {
  const { t } = useTranslation()
  const { data: preparations, error } = useQuery(preparationsQuery(process.id))
  if (error) return <p className={styles.preparationUnknown}>{t('common.error')}</p>
  if (!preparations) return <DrawerSkeleton />
  return sectionsOf(process, preparations)
    .filter(isTold)
    .map((name) => {
      const known = knownFields(name, preparations[name])
      const title = t(`preparation.${name}` as MessageKey)
      return (
        <section key={name} className={styles.knownPreparation} aria-label={title}>
          <h4>{title}</h4>
          {known.length === 0 && <p className={styles.preparationUnknown}>{t('preparations.nothing')}</p>}
          {known.length > 0 && (
            <dl>
              {known.map(({ field, value }) => (
                <div key={field.name} className={field.kind === 'note' ? styles.wide : undefined}>
                  <dt>{labelOf(name, field, t)}</dt>
                  <dd dir="auto">{valueText(field, value, preparations, t)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )
    })
}
