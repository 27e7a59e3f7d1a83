export { grantsOf, type Level, usePermissions } from './permission'
export {
  activeLegalEntityId,
  type LegalEntity,
  type Me,
  type Session,
  session,
  useMaybeSession,
  useSession,
} from './session'
