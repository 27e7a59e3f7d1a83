export { grantsOf, type Level, useHindrance, usePermissions } from './permission'
export {
  activeLegalEntityId,
  type LegalEntity,
  type Me,
  type Session,
  session,
  useMaybeSession,
  useSession,
} from './session'
