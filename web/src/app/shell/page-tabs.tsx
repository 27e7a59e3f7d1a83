import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNextTab } from '../../kit/shortcut'

export interface PageTab {
  id: string
  label: string
  content: () => ReactNode
}

/** Parts of a page, of which the address names the one that is shown; an unknown name means the first. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }) {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0]
  const choose = (next: PageTab) => void navigate({ to: '.', search: { tab: next.id } as never })
  useNextTab(tabs, shown as PageTab, choose)
  if (!shown) return null
  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          value={shown.id}
          aria-label={label}
          variant="scrollable"
          allowScrollButtonsMobile
          onChange={(_event, id: string) => choose(tabs.find((one) => one.id === id) as PageTab)}
          className="page-tabs"
        >
          {tabs.map(({ id, label: name }) => (
            <Tab key={id} value={id} label={name} id={`tab-${id}`} aria-controls={`panel-${id}`} />
          ))}
        </Tabs>
      )}
      <div
        key={shown.id}
        className="page-panel"
        {...(tabs.length > 1
          ? { role: 'tabpanel', id: `panel-${shown.id}`, 'aria-labelledby': `tab-${shown.id}` }
          : {})}
      >
        {shown.content()}
      </div>
    </>
  )
}
