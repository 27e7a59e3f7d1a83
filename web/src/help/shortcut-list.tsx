import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { type activeShortcuts, capLabel, capsOf, type ShortcutName } from '../kit/shortcut'
import * as sheet from './sheet.module.css'
import * as styles from './shortcut-list.module.css'

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

const everywhere: ShortcutName[] = ['search', 'commands', 'help']
// Everywhere as well, for whoever may open cases.
const forSome: ShortcutName[] = ['first-call']

/** What can be pressed: on the page from which it was asked, and everywhere. */
export function ShortcutSheet({ active }: { active: ReturnType<typeof activeShortcuts> }) {
  const { t } = useTranslation()
  const here = active.filter(({ name }) => !everywhere.includes(name) && !forSome.includes(name))
  const own = forSome.filter((name) => active.some((shortcut) => shortcut.name === name))
  const rows = (shown: { name: ShortcutName; about?: string | undefined }[]): Row[] =>
    shown.map(({ name, about }) => ({ about: about ?? t(`shortcut.${name}`), ways: capsOf(name) }))
  return (
    <Paper variant="outlined" component="article" className={sheet.sheet}>
      <Typography variant="h2">{t('shortcut.title')}</Typography>
      {here.length > 0 && <ShortcutList title={t('shortcut.here')} rows={rows(here)} />}
      <ShortcutList
        title={t('shortcut.everywhere')}
        rows={[
          ...rows([...own, ...everywhere].map((name) => ({ name }))),
          ...always.map(({ about, ways }) => ({ about: t(about), ways })),
        ]}
      />
    </Paper>
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
