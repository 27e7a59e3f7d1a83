import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { documentUrls } from '../../kit/media'
import { useSession } from '../../kit/session'
import { reloadSession } from '../../session'

const crop = () => import('./square')

/** The own picture: stored, and taken away with a way back. */
export function useOwnPicture() {
  const token = useSession().me.user.profilePictureDocumentAccessToken
  const put = async (square: Blob) => {
    try {
      await client.userPictures.put({ file: new File([square], 'Profilbild.jpg', { type: square.type }) })
      toast.success('profile.picture.saved')
    } catch {
      toast.error('profile.picture.failed')
    }
    await reloadSession().catch(() => undefined)
  }
  const remove = async () => {
    if (!token) return
    try {
      // The server keeps nothing of what was taken away, so this page does until the way back is closed.
      const { loadPicture, squareOf } = await crop()
      const kept = await loadPicture(documentUrls.content(token))
        .then((picture) => squareOf(picture))
        .catch(() => undefined)
      await client.userPictures.remove()
      toast.success('profile.picture.removed', { undo: kept && (() => void put(kept)) })
    } catch {
      toast.error('profile.picture.remove-failed')
    }
    await reloadSession().catch(() => undefined)
  }
  return { token, put, remove }
}
