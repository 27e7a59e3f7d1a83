import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Page } from '@pietas/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { TileHead } from '../../kit/page'
import * as styles from './recent-tile.module.css'

interface RecentItem {
  primary: string
  secondary: string
  end?: ReactNode
  link?: { to: '/processes/$processId'; params: { processId: string } }
  onOpen?: () => void
}

interface RecentTileProps<Row> {
  title: string
  all: { to: '/processes' | '/persons'; label: string }
  cacheKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<Page<Row>>
  item: (row: Row) => RecentItem
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** A short list of what was touched last, and the way to all of it. */
export function RecentTile<Row extends { id: number }>({ title, all, cacheKey, load, item }: RecentTileProps<Row>) {
  const { t } = useTranslation()
  const { data, error } = useQuery({ queryKey: cacheKey, queryFn: ({ signal }) => load(signal) })
  return (
    <Paper component="section" variant="outlined" className={styles.tile} aria-label={title}>
      <TileHead>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Button component={Link} to={all.to} size="small">
          {all.label}
        </Button>
      </TileHead>
      {!data && !error && places.map((place) => <Skeleton key={place} variant="rounded" height={44} sx={{ m: 1 }} />)}
      {error && <EmptyState title={t('common.error')} />}
      {data?.items.length === 0 && <EmptyState title={t('home.nothing')} />}
      <List disablePadding>
        {data?.items.map((row) => (
          <RecentLine key={row.id} {...item(row)} />
        ))}
      </List>
    </Paper>
  )
}

function RecentLine({ primary, secondary, end, link, onOpen }: RecentItem) {
  const target = link ? { component: Link, ...link } : { onClick: onOpen }
  return (
    <li>
      <ListItemButton {...target} sx={{ borderRadius: 2, gap: 2 }}>
        <ListItemText
          primary={primary}
          secondary={secondary}
          slotProps={{
            primary: { noWrap: true, variant: 'body2', sx: { fontWeight: 600 } },
            secondary: { noWrap: true, className: 'numeric' },
          }}
        />
        {end}
      </ListItemButton>
    </li>
  )
}
