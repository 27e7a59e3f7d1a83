import { type Evaluation, satisfactions } from '@pietas/contract/quality'
import type { CSSProperties } from 'react'
import { type MessageKey, numbersAs, useTranslation } from '../../kit/i18n'
import * as styles from './ratings.module.css'

const oneDigit = numbersAs({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** How content clients were, as the follow-up calls of the period tell. */
export function Ratings({ calls: { made, reached, ratings } }: Pick<Evaluation, 'calls'>) {
  const { t } = useTranslation()
  const countOf = (satisfaction: number) => ratings.find((one) => one.satisfaction === satisfaction)?.count ?? 0
  const given = ratings.reduce((sum, { count }) => sum + count, 0)
  const sum = ratings.reduce((all, { satisfaction, count }) => all + satisfaction * count, 0)
  return (
    <section className={styles.ratings}>
      <h2>{t('quality.tab.follow-ups')}</h2>
      <p>
        {made === 0
          ? t('quality.no-calls')
          : t('quality.calls-of', { made, reached, average: given === 0 ? '–' : oneDigit(sum / given) })}
      </p>
      {given > 0 && (
        <dl>
          {satisfactions.toReversed().map((satisfaction) => (
            <div key={satisfaction}>
              <dt>{t(`quality.satisfaction.${satisfaction}` as MessageKey)}</dt>
              <dd>
                <span
                  className={styles.bar}
                  style={{ '--part': countOf(satisfaction) / given } as CSSProperties}
                  aria-hidden
                />
                <span className="numeric">{countOf(satisfaction)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
