import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useCommands } from '../../commands'
import { useTranslation } from '../../i18n'
import { whenIdle } from '../../loading'
import { useSettings } from '../../settings'
import * as toolbar from '../table/table-toolbar.module.css'
import type { Column } from './column'
import * as styles from './column-menu.module.css'
import type { ColumnLayout } from './layout'

interface ColumnMenuProps<Row> {
  /** What the list is called. */
  about: string
  columns: Column<Row>[]
  layout: ColumnLayout
  onChange: (changes: Partial<ColumnLayout>) => void
}

const ColumnList = whenIdle(async () => (await import('./column-list')).ColumnList) as <Row>(
  props: Omit<ColumnMenuProps<Row>, 'about'> & { waiting: ReactNode; onMissing: () => void },
) => ReactNode

/** Order, visibility and place of the columns. */
export function ColumnMenu<Row>({ about, ...props }: ColumnMenuProps<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => setAnchor(button.current)
  useCommands(about, [{ id: 'columns', label: t('table.columns'), icon: Columns3, run: open, quiet: true }])
  const end = useSettings().direction === 'rtl' ? 'left' : 'right'
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        className={toolbar.tool}
        aria-label={t('table.columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
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
          slotProps={{ paper: { className: styles.paper, role: 'dialog', 'aria-label': t('table.columns') } }}
        >
          <ColumnList {...props} waiting={<div className={styles.waiting} />} onMissing={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  )
}
