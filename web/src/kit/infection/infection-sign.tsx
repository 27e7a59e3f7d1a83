import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Translate, useTranslation } from '../i18n'
import { SoftChip } from '../theme'
import * as styles from './infection-sign.module.css'

/** Lists and heads of several features show it: a door of persons would bring their forms along. */
interface Infection {
  infectious: boolean
  highlyInfectious: boolean
}

/** The danger in a word, or null where none is known. */
export function infectionText({ infectious, highlyInfectious }: Infection, t: Translate): string | null {
  if (highlyInfectious) return t('person.infectiousData.HIGHLY_INFECTIOUS')
  return infectious ? t('person.infectiousData.INFECTIOUS') : null
}

/** Seen before anything else about a body, because hands are at stake: in words, on a colour, with a sign. */
export function InfectionSign({ person }: { person: Infection }) {
  const { t } = useTranslation()
  const text = infectionText(person, t)
  if (text === null) return null
  return (
    <SoftChip tone={person.highlyInfectious ? 'red' : 'orange'}>
      <TriangleAlert size={13} aria-hidden />
      <span>{text}</span>
    </SoftChip>
  )
}

/** A name in a list, and below it the danger. */
export function InfectedName({ person, children }: { person: Infection; children: ReactNode }) {
  if (!person.infectious && !person.highlyInfectious) return children
  return (
    <div className={styles.infectedName}>
      <div>{children}</div>
      <div className={styles.infectedWord}>
        <InfectionSign person={person} />
      </div>
    </div>
  )
}
