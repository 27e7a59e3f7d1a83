import type { api } from '@pietas/contract/api'
import type { Answer } from '@pietas/contract/kit'
import { useSyncExternalStore } from 'react'

/** Who is signed in, with tenants, legal entities and permissions: the answer of `auth/me`. */
export type Me = Answer<(typeof api)['session']['me']>
export type Tenant = Me['tenants'][number]
export type LegalEntity = Tenant['legalEntities'][number]

/** The signed-in user and the tenant and legal entity he works in. */
export interface Session {
  me: Me
  tenant: Tenant | undefined
  legalEntity: LegalEntity | undefined
}

let current: Session | undefined
const listeners = new Set<() => void>()

const choiceKey = (userId: number) => `active-legal-entity-${userId}`

function place(me: Me): Session {
  const chosen = Number(localStorage.getItem(choiceKey(me.user.id)))
  const tenantOf = (id: number) => me.tenants.find((tenant) => tenant.legalEntities.some((entity) => entity.id === id))
  const tenant = tenantOf(chosen) ?? me.tenants.find((candidate) => candidate.legalEntities.length > 0) ?? me.tenants[0]
  const legalEntity = tenant?.legalEntities.find((entity) => entity.id === chosen) ?? tenant?.legalEntities[0]
  return { me, tenant, legalEntity }
}

function change(next: Session | undefined) {
  current = next
  for (const listener of listeners) listener()
}

export const session = {
  get: () => current,
  start: (me: Me) => change(place(me)),
  end: () => change(undefined),
  /** The choice survives a reload, per user. */
  chooseLegalEntity(id: number) {
    if (!current) return
    localStorage.setItem(choiceKey(current.me.user.id), String(id))
    change(place(current.me))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** The session, or undefined while nobody is signed in. */
export const useMaybeSession = () => useSyncExternalStore(session.subscribe, session.get)

/** The session of a page that only a signed-in user can see. */
export function useSession(): Session {
  const value = useMaybeSession()
  if (!value) throw new Error('No session')
  return value
}

/** The id of the active legal entity; calls that need one fail with the text of the document. */
export function activeLegalEntityId(): number {
  const id = current?.legalEntity?.id
  if (!id) throw new Error('Active legal entity is required')
  return id
}
