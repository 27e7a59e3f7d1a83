import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Fragment, useId, useState } from 'react'
import { type MessageKey, useTranslation } from '../../../kit/i18n'
import { activeShortcuts, capLabel, capsOf, type ShortcutName } from '../../../kit/shortcut'
import * as styles from './shortcut-help.module.css'

interface Row {
  about: string
  /** Each way to press it as a list of caps. */
  ways: string[][]
}

// What browsers and the components bring along; people look for it here all the same.
const always: { about: MessageKey; ways: string[][] }[] = [
  { about: 'shortcut.close', ways: [['Esc']] },
  { about: 'shortcut.next-field', ways: [['Tab']] },
  { about: 'shortcut.previous-field', ways: [['shift', 'Tab']] },
]

const everywhere: ShortcutName[] = ['help']

/** What can be pressed on the screen from which it was opened, and what everywhere. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('shortcut.title')}</DialogTitle>
      <DialogContent>
        <Shortcuts />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Shortcuts() {
  const { t } = useTranslation()
  // Asked here and not around the dialog: the drawer that led here is gone by now, and the dialog itself does not count yet.
  const [active] = useState(activeShortcuts)
  const here = active.filter(({ name }) => !everywhere.includes(name))
  const rows = (shown: { name: ShortcutName; about?: string | undefined }[]): Row[] =>
    shown.map(({ name, about }) => ({ about: about ?? t(`shortcut.${name}`), ways: capsOf(name) }))
  return (
    <>
      {here.length > 0 && <ShortcutList title={t('shortcut.here')} rows={rows(here)} />}
      <ShortcutList
        title={t('shortcut.everywhere')}
        rows={[
          ...rows(everywhere.map((name) => ({ name }))),
          ...always.map(({ about, ways }) => ({ about: t(about), ways })),
        ]}
      />
    </>
  )
}

function ShortcutList({ title, rows }: { title: string; rows: Row[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.shortcuts}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ about, ways }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>
              {ways.map((caps, at) => (
                <Fragment key={caps.join()}>
                  {at > 0 && <span>{t('shortcut.or')}</span>}
                  {caps.map((cap) => (
                    <kbd key={cap}>{capLabel(cap)}</kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
