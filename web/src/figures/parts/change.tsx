import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useTranslation } from '../../kit/i18n'
import { figureText, type Kind } from '../numbers'
import * as styles from './change.module.css'

interface ChangeProps {
  now: number | null
  before: number | null
  kind?: Kind
}

/** By how much a figure differs from the period before: an arrow and words, and no colour that judges it. */
export function Change({ now, before, kind = 'count' }: ChangeProps) {
  const { t } = useTranslation()
  if (now === null || before === null) return null
  const by = Math.abs(now - before)
  const value = kind === 'share' ? figureText(by, 'count') : figureText(by, kind)
  const isSame = value === '0'
  const Arrow = isSame ? Equal : now > before ? ArrowUp : ArrowDown
  const unit = kind === 'share' ? 'points-' : ''
  return (
    <span className={`${styles.change} numeric`}>
      <Arrow size={14} aria-hidden />
      {isSame ? t('figures.same') : t(`figures.${unit}${now > before ? 'more' : 'fewer'}`, { value })}
    </span>
  )
}
