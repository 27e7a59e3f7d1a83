import { hasPermission, type Permission } from '@pietas/contract/kit'
import { type OwnRecordKind, ownRecordKinds, type ownRecords } from '@pietas/contract/users'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { notFound } from '../../kit/refusal'
import { forget, forgetOldest, listOwnRecords, noteOpened, type Own } from './queries'

type Routes = typeof ownRecords

// Of tasks each has his own; which ones he reads besides, the right to list all of them says.
const reading: Readonly<Record<OwnRecordKind, Permission | null>> = {
  PROCESS: 'Process:List',
  PERSON: 'Person:ListAndRead',
  PARTNER: 'BusinessPartner:Read',
  TASK: null,
}

const ownOf = ({
  tx,
  actor,
  grants,
  legalEntityId,
}: Pick<Call<Routes['list']>, 'tx' | 'actor' | 'grants' | 'legalEntityId'>): Own => ({
  tx,
  actorId: actor.actorId,
  legalEntityId,
  kinds: ownRecordKinds.filter((kind) => {
    const permission = reading[kind]
    return permission === null || hasPermission(grants, permission, legalEntityId)
  }),
  listsTasks: hasPermission(grants, 'Task:ListAll', legalEntityId),
  knowsLeave: hasPermission(grants, 'Task:CreateAbsence', legalEntityId),
})

// The gate has seen that it is one of them.
const kindOf = ({ params }: Pick<Call, 'params'>) => params.kind as OwnRecordKind

export const ownRecordHandlers: Handlers<Routes> = {
  list: (call) => listOwnRecords(ownOf(call)),

  put: async (call) => {
    const own = ownOf(call)
    const kind = kindOf(call)
    const isThere =
      own.kinds.includes(kind) && (await noteOpened(own, kind, pathId(call, 'recordId'), call.body.pinned))
    if (!isThere) throw notFound()
    await forgetOldest(own)
    return undefined
  },

  delete: async (call) => {
    await forget(ownOf(call), kindOf(call), pathId(call, 'recordId'))
    return undefined
  },
}
