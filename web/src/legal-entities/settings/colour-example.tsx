import { useWatch } from 'react-hook-form'
import { Notice, span } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { contrastBetween } from '../../kit/theme'
import * as styles from './colour-example.module.css'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

// Letters and pages print white on the colours, and the colours on white: the contrast is the same.
const ground = '#ffffff'
const enough = 4.5

/** How the colours look while they are chosen, and a word where one of them is hard to read. */
export function ColourExample() {
  const { t } = useTranslation()
  const names = ['primaryColor', 'secondaryColor'] as const
  const chosen = useWatch({ name: names as unknown as string[] }) as unknown[]
  const colours = names.flatMap((name, at) => {
    const colour = chosen[at]
    return isColour(colour) ? [{ name, colour, contrast: contrastBetween(colour, ground) }] : []
  })
  if (colours.length === 0) return null
  return (
    <div className={`${span[6]} ${styles.colourExample}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of samples, none of which is a field */}
      <div role="group" aria-label={t('company.colour-example')} className={styles.samples}>
        {colours.map(({ name, colour }) => (
          <div key={name} className={styles.sample}>
            <strong style={{ backgroundColor: colour, color: ground }}>{t('company.colour-sample')}</strong>
            <span style={{ backgroundColor: ground, color: colour }}>{t('company.colour-ink')}</span>
          </div>
        ))}
      </div>
      {colours
        .filter(({ contrast }) => contrast < enough)
        .map(({ name, contrast }) => (
          <Notice key={name} severity="warning" variant="outlined">
            {t('company.colour-weak', {
              name: t(`company.${name}`),
              // Cut, so that 4.49 does not read as enough.
              contrast: (Math.floor(contrast * 10) / 10).toString().replace('.', t('form.decimal-mark')),
            })}
          </Notice>
        ))}
    </div>
  )
}
