import type { ReactNode } from 'react'
import * as styles from './tiles.module.css'

interface TilesProps {
  className?: string | undefined
  children: ReactNode
}

/** Tiles beside each other, as many as there is room for. */
export const Tiles = ({ className = '', children }: TilesProps) => (
  <div className={`${styles.tiles} ${className}`}>{children}</div>
)

/** The line above a tile: its title, and at the end what belongs to it. */
export const TileHead = ({ className = '', children }: TilesProps) => (
  <div className={`${styles.tileHead} ${className}`}>{children}</div>
)
