import type { OwnRecord, OwnRecordKind } from '@pietas/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { session, useMaybeSession } from '../kit/session'

export type { OwnRecord, OwnRecordKind }

const word = 'own-records'
const none: OwnRecord[] = []

/** What the person has pinned, and opened last, at the active legal entity; empty until it is known. */
export function useOwnRecords() {
  const legalEntity = useMaybeSession()?.legalEntity
  const { data } = useQuery({
    queryKey: [word, legalEntity?.id],
    queryFn: ({ signal }) => client.ownRecords.list({ signal }),
    enabled: legalEntity !== undefined,
  })
  return { pinned: data?.pinned ?? none, recent: data?.recent ?? none }
}

// Nobody waits for it, and what comes to nothing without a server is no loss.
const tell = (kind: OwnRecordKind, id: number, pinned?: boolean) =>
  client.ownRecords.put(kind, id, pinned === undefined ? {} : { pinned }).then(() => refresh(word))

/** Notes a record as opened once it stands on the screen; undefined while there is none. */
export function useNoteOpened(kind: OwnRecordKind, id: number | undefined) {
  useEffect(() => {
    if (id !== undefined) tell(kind, id).catch(() => undefined)
  }, [kind, id])
}

type Lists = { pinned: OwnRecord[]; recent: OwnRecord[] }

const isSame = (one: Pick<OwnRecord, 'kind' | 'id'>, other: Pick<OwnRecord, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id

const moved = (lists: Lists, record: OwnRecord, pinned: boolean): Lists => {
  const others = (list: OwnRecord[]) => list.filter((other) => !isSame(other, record))
  const own = { ...record, pinned }
  return pinned
    ? { pinned: [...others(lists.pinned), own], recent: others(lists.recent) }
    : { pinned: others(lists.pinned), recent: [own, ...others(lists.recent)] }
}

/** Keeps a record at hand or lets it go: seen at once, taken back when the server refuses. */
export const pin = async (record: OwnRecord, pinned: boolean): Promise<void> => {
  const key = [word, session.get()?.legalEntity?.id]
  const before = queries.getQueryData<Lists>(key)
  if (before) queries.setQueryData(key, moved(before, record, pinned))
  try {
    await tell(record.kind, record.id, pinned)
  } catch (failure) {
    queries.setQueryData(key, before)
    throw failure
  }
}
