import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { Page } from '../../shell/page'
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
      <Tabs
        value={current?.id ?? false}
        variant="scrollable"
        aria-label="Bausteine"
        onChange={(_, id: string) => void navigate({ to: '/developer/blocks/{-$block}', params: { block: id } })}
      >
        {blocks.map(({ id, title }) => (
          <Tab key={id} value={id} label={title} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Suspense>{Shown && <Shown />}</Suspense>
      </Box>
    </Page>
  )
}
