import { useRef } from 'react'
import { useTranslation } from '../../kit/i18n'
import type { BoardHandle } from '../board/board-facts'
import { Planner } from '../planner/planner'
import { UnplannedList } from '../unplanned/unplanned-list'
import { timelineNames } from '../views/views'

export function DispositionPage() {
  const { t } = useTranslation()
  const board = useRef<BoardHandle>(null)
  return (
    <Planner
      name={t('nav.disposition')}
      offered={timelineNames}
      board={board}
      beside={(facts) => <UnplannedList {...facts} board={board} />}
    />
  )
}
