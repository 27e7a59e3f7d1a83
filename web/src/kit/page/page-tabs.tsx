import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useNextTab } from '../shortcut'
import { panelProps, TabList } from '../tabs'
import * as styles from './page-tabs.module.css'

/** The line of tabs below the title of a page. */
export const pageTabs = styles.pageTabs

export interface PageTab {
  id: string
  label: string
  /** How much there is behind it; null = not known yet. */
  count?: number | null | undefined
  content: () => ReactNode
}

/** Parts of a page, of which the address names the one that is shown; an unknown name means the first. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }) {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const panels = useId()
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0]
  const choose = (next: PageTab) => void navigate({ to: '.', search: { tab: next.id } as never })
  useNextTab(tabs, shown as PageTab, choose)
  if (!shown) return null
  return (
    <>
      {tabs.length > 1 && (
        <TabList
          tabs={tabs}
          active={shown.id}
          label={label}
          panels={panels}
          className={pageTabs}
          onChoose={(id) => choose(tabs.find((one) => one.id === id) as PageTab)}
        />
      )}
      <div key={shown.id} className={styles.pagePanel} {...(tabs.length > 1 ? panelProps(panels, shown.id) : {})}>
        {shown.content()}
      </div>
    </>
  )
}
