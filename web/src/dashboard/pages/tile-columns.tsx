import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './tile-columns.module.css'

export interface PlacedTile {
  id: string
  /** How tall it is, roughly: places are chosen so that no column ends long before the others. */
  lines: number
  tile: ReactNode
}

// A column is read without moving the head, and holds a name beside a time and a sign.
const widest = 420
const most = 3

/** Head and edges of a tile, with the gap below it, are as tall as so many of its lines. */
const edges = 1.5

/** Which column each tile stands in: the next one always where there is most room. */
export function placesOf(tiles: readonly Pick<PlacedTile, 'id' | 'lines'>[], columns: number): Map<string, number> {
  const heights: number[] = Array.from({ length: columns }, () => 0)
  const places = new Map<string, number>()
  for (const { id, lines } of tiles) {
    const column = heights.indexOf(Math.min(...heights))
    heights[column] = (heights[column] ?? 0) + lines + edges
    places.set(id, column)
  }
  return places
}

/**
 * Tiles in as many columns as there is room for, without holes between them. Where a tile has come to stand it stays
 * while others grow and shrink, so that nothing jumps away below a hand.
 */
export function TileColumns({ tiles }: { tiles: readonly PlacedTile[] }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const columns = useColumns(element)
  const scope = `${columns} ${tiles.map(({ id }) => id)}`
  const placed = useRef({ scope: '', places: new Map<string, number>() })
  if (placed.current.scope !== scope) placed.current = { scope, places: placesOf(tiles, columns) }
  const { places } = placed.current
  return (
    <div ref={setElement} className={styles.columns}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={column} className={styles.column}>
          {tiles
            .filter(({ id }) => places.get(id) === column)
            .map(({ id, tile }) => (
              <div key={id}>{tile}</div>
            ))}
        </div>
      ))}
    </div>
  )
}

const columnsIn = (width: number): number => Math.min(most, Math.max(1, Math.floor(width / (widest - 60))))

function useColumns(element: HTMLElement | null): number {
  const [columns, setColumns] = useState(() =>
    columnsIn(window.innerWidth >= 1200 ? window.innerWidth - 328 : window.innerWidth),
  )
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(columnsIn(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return columns
}
