import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './menu-panel.module.css'

/** One line of a menu. */
export interface MenuEntry {
  id: string | number
  label: string
  /** In front of the label. */
  sign?: ReactNode
  /** The one that holds at the moment; it gets a tick. */
  isChosen?: boolean
  /** The language of the label, where it is not that of the page. */
  lang?: string
  run: () => void
}

/** Lines that belong together, under a title if they have one. */
export interface MenuGroup {
  title?: string
  entries: readonly MenuEntry[]
}

interface MenuPanelProps {
  /** What the menu hangs on; null = closed. */
  anchor: HTMLElement | null
  onClose: () => void
  groups: readonly MenuGroup[]
}

export function MenuPanel({ anchor, onClose, groups }: MenuPanelProps) {
  const choose = (entry: MenuEntry) => {
    onClose()
    entry.run()
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {groups.flatMap(({ title, entries }) => [
        title && (
          <ListSubheader key={title} sx={{ lineHeight: '36px' }}>
            {title}
          </ListSubheader>
        ),
        ...entries.map((entry) => (
          <MenuItem
            key={entry.id}
            {...(entry.lang ? { lang: entry.lang } : {})}
            selected={entry.isChosen ?? false}
            onClick={() => choose(entry)}
          >
            {entry.sign}
            <span className={styles.menuLabel}>{entry.label}</span>
            {entry.isChosen && <Check size={18} aria-hidden />}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
