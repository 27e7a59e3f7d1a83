import { Face } from '../../../kit/media/face'
import { useSession } from '../../../kit/session'

/** Whoever is signed in: the picture, or the initials. */
export function AccountSign({ size }: { size: number }) {
  const { user } = useSession().me
  return <Face name={user} token={user.profilePictureDocumentAccessToken} size={size} />
}
