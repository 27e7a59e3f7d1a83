export { grantsOf, type Level, usePermissions } from './permission'
export {
  activeLegalEntityId,
  type LegalEntity,
  type Me,
  type Session,
  session,
  type Tenant,
  useMaybeSession,
  useSession,
} from './session'
