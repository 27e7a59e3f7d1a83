import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as styles from './menu-panel.module.css'

/** One line of a menu. */
export interface MenuEntry {
  id: string | number
  label: string
  /** In front of the label. */
  sign?: ReactNode
  /** Behind the label. */
  end?: ReactNode
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
  /** With many lines there is a field above them, called this, which leaves those that fit. */
  search?: string
}

const folded = (text: string) => text.toLocaleLowerCase('de')

export function MenuPanel({ anchor, onClose, groups, search }: MenuPanelProps) {
  const [typed, setTyped] = useState('')
  const fits = ({ label }: MenuEntry) => folded(label).includes(folded(typed.trim()))
  const close = () => {
    onClose()
    setTyped('')
  }
  const choose = (entry: MenuEntry) => {
    close()
    entry.run()
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={close} autoFocus={!search}>
      {search && (
        <li className={styles.menuSearch}>
          <TextField
            autoFocus
            fullWidth
            size="small"
            label={search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // The menu would take letters for the beginning of a line.
            onKeyDown={(event) => event.key.length === 1 && event.stopPropagation()}
          />
        </li>
      )}
      {groups.flatMap(({ title, entries }) => [
        title && entries.some(fits) && (
          <ListSubheader key={title} sx={{ lineHeight: '36px' }}>
            {title}
          </ListSubheader>
        ),
        ...entries.filter(fits).map((entry) => (
          <MenuItem
            key={entry.id}
            {...(entry.lang ? { lang: entry.lang } : {})}
            selected={entry.isChosen ?? false}
            onClick={() => choose(entry)}
          >
            {entry.sign}
            <span className={styles.menuLabel}>{entry.label}</span>
            {entry.end}
            {entry.isChosen && <Check size={18} aria-hidden />}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
