import { deathSign } from '@pietas/contract/persons'
import { useTranslation } from '../kit/i18n'
import * as styles from './gone-sign.module.css'

interface Somebody {
  deceased: boolean
  deceasedAt: string | null
  deleted: boolean
}

/** Nobody can be asked any more who has died, and nothing is known any more of whom somebody has deleted. */
export const isGone = ({ deceased, deleted }: Somebody): boolean => deceased || deleted

/** That somebody in a process has died, or that his record has been deleted; nothing else. */
export function GoneSign({ person }: { person: Somebody }) {
  const { t } = useTranslation()
  const death = deathSign(person)
  return (
    <>
      {death && <span className="numeric">{death}</span>}
      {person.deleted && <span className={styles.gone}>{t('common.deleted')}</span>}
    </>
  )
}
