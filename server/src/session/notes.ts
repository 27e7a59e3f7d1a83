import type { SecurityEventKind } from '@pietas/contract/kit'
import type { Http } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { noteSecurity } from '../kit/security'
import type { Login } from './queries'

/** Notes in the security trail what somebody has done about his own way in. */
export const noteOf = (
  tx: Tx,
  http: Http,
  { homeTenantId, actorId }: Pick<Login, 'homeTenantId' | 'actorId'>,
  kind: SecurityEventKind,
): Promise<void> => noteSecurity(tx, { kind, tenantId: homeTenantId, actorId, http })
