import Skeleton from '@mui/material/Skeleton'
import * as glance from './glance.module.css'
import { TileColumns } from './tile-columns'

const tiles = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of the day while it is on its way. */
export const DaySkeleton = () => (
  <>
    <div className={glance.glance} aria-hidden>
      {tiles.slice(1).map((tile) => (
        <Skeleton key={tile} variant="rounded" height={82} />
      ))}
    </div>
    <TileColumns tiles={tiles.map((id) => ({ id, lines: 4, tile: <Skeleton variant="rounded" height={268} /> }))} />
  </>
)
