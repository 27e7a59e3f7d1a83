import Box from '@mui/material/Box'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { Page, pageTabs } from '../kit/page'
import { TabList } from '../kit/tabs'
import { blocks } from './blocks'

const examples: Record<string, ComponentType> = Object.fromEntries(
  blocks.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))]),
)

/** For developers, and not in the menu: every shared block with examples that work. */
export function BlocksPage() {
  const { block } = useParams({ strict: false })
  const navigate = useNavigate()
  const current = blocks.find(({ id }) => id === block) ?? blocks[0]
  const Shown = current && examples[current.id]
  return (
    <Page title="Bausteine">
      <TabList
        tabs={blocks.map(({ id, title }) => ({ id, label: title }))}
        active={current?.id}
        label="Bausteine"
        className={pageTabs}
        onChoose={(id) => void navigate({ to: '/developer/blocks/{-$block}', params: { block: id } })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Suspense>{Shown && <Shown />}</Suspense>
      </Box>
    </Page>
  )
}
