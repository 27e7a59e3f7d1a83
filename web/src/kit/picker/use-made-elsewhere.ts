import { useEffect, useEffectEvent, useState } from 'react'
import type { PickerSource } from './source'

/** What the address of a page that adds a record is told: whom to tell of it. */
const asked = 'for'

const openChannel = () => new BroadcastChannel('made-elsewhere')

interface Made {
  /** Which picker led to the page. */
  asker: string
  id: number
}

/**
 * Tells the picker in another tab that led to this page which record was made for it; nobody, where none did. Only
 * this very record may be offered there: what colleagues add meanwhile belongs to other families.
 *
 * @param id of the new record.
 */
export function tellMade(id: number): void {
  const asker = new URLSearchParams(location.search).get(asked)
  if (!asker) return
  const channel = openChannel()
  channel.postMessage({ asker, id } satisfies Made)
  channel.close()
}

/**
 * Learns what somebody makes for a picker in another tab of his browser.
 *
 * @returns `found`, the record until `forget` is called, and `addressFor`, the address of the page that adds one.
 */
export function useMadeElsewhere<Item extends { id: number }>(source: PickerSource<Item>) {
  const [found, setFound] = useState<Item>()
  const [asker] = useState(() => crypto.randomUUID())
  const look = useEffectEvent(async (id: number) => {
    // The list itself finds the record too; nobody has to be told that a convenience failed.
    const [item] = await source.byIds([id]).catch(() => [])
    setFound(item)
  })

  useEffect(() => {
    const channel = openChannel()
    channel.onmessage = ({ data }: MessageEvent<Made>) => {
      if (data.asker === asker) void look(data.id)
    }
    return () => channel.close()
  }, [asker])

  return {
    found,
    forget: () => setFound(undefined),
    addressFor: (page: string) => `${page}?${new URLSearchParams({ [asked]: asker })}`,
  }
}
