import type { DueOffset } from '@pietas/contract/tasks'
import type { MessageKey, Translate } from '../../kit/i18n'

/** When something is due that hangs on a day of a case, in words: `3 Tage nach dem Sterbetag`. */
export function dueText({ anchor, days }: DueOffset, t: Translate): string {
  const day = t(`taskTemplate.anchor.${anchor}` as MessageKey)
  if (days === 0) return t('taskTemplate.due-on', { day: t(`taskTemplate.on.${anchor}` as MessageKey) })
  const count = Math.abs(days)
  const span = count === 1 ? t('taskTemplate.one-day') : t('taskTemplate.days', { count: String(count) })
  return t(days > 0 ? 'taskTemplate.after' : 'taskTemplate.before', { span, day })
}
