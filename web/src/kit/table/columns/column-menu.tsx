import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n'
import { useSettings } from '../../settings'
import type { Column } from '../column'
import type { ColumnLayout } from './layout'

const loadList = () => import('./column-list')
const ColumnList = lazy(async () => ({
  default: (await loadList()).ColumnList,
})) as typeof import('./column-list').ColumnList

interface ColumnMenuProps<Row> {
  columns: Column<Row>[]
  layout: ColumnLayout
  onChange: (changes: Partial<ColumnLayout>) => void
}

/** Order, visibility and place of the columns. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const end = useSettings().direction === 'rtl' ? 'left' : 'right'
  return (
    <>
      <Button
        color="inherit"
        className="table-tool"
        aria-label={t('table.columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Columns3 size={18} aria-hidden />
        <span>{t('table.columns')}</span>
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: end }}
          transformOrigin={{ vertical: 'top', horizontal: end }}
          slotProps={{ paper: { className: 'column-paper', role: 'dialog', 'aria-label': t('table.columns') } }}
        >
          <Suspense fallback={<div className="column-waiting" />}>
            <ColumnList {...props} />
          </Suspense>
        </Popover>
      )}
    </>
  )
}
