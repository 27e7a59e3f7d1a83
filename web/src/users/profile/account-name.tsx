import { useSession } from '../../kit/session'

/** Says to a program that keeps passwords whose it is that a form asks for; nobody else sees it. */
export const AccountName = () => (
  <input hidden readOnly type="email" autoComplete="username" value={useSession().me.user.email} />
)
