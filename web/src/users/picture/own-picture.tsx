import Button from '@mui/material/Button'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCommands } from '../../kit/commands'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { confirmRemoval, Face } from '../../kit/media'
import { useSession } from '../../kit/session'
import { useFileInput } from '../../kit/upload'
import * as styles from './own-picture.module.css'
import { useOwnPicture } from './use-own-picture'

const CropDialog = whenIdle(async () => (await import('./crop-dialog')).CropDialog)

/** The picture that colleagues see of oneself: chosen, cut, put in the place of another, taken away. */
export function OwnPicture() {
  const { t } = useTranslation()
  const { user } = useSession().me
  const { token, put, remove } = useOwnPicture()
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<HTMLImageElement>()
  const leave = () => setChosen(undefined)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen])
  const choose = async (file: File) => {
    const address = URL.createObjectURL(file)
    try {
      const { loadPicture } = await import('./square')
      setChosen(await loadPicture(address))
    } catch {
      URL.revokeObjectURL(address)
      toast.error('profile.picture.unreadable')
    }
  }
  const takeAway = async () => {
    if (!(await confirmRemoval(t('profile.picture.one')))) return
    setBusy(true)
    await remove()
    setBusy(false)
  }
  const { input, open } = useFileInput({
    label: t('profile.picture.choose'),
    multiple: false,
    accept: 'image/*',
    onChoose: ({ files: [file] }) => file && void choose(file),
  })
  const choosing = {
    id: 'picture-choose',
    label: t(token ? 'profile.picture.replace' : 'profile.picture.choose'),
    icon: ImageUp,
    run: open,
    quiet: true,
  }
  const removal = {
    id: 'picture-remove',
    label: t('profile.picture.remove'),
    icon: Trash2,
    run: () => void takeAway(),
    quiet: true,
  }
  useCommands(t('profile.picture.one'), isBusy ? [] : [choosing, ...(token ? [removal] : [])])
  return (
    <div className={styles.ownPicture}>
      <Face name={user} token={token} size={72} />
      <div>
        <p>{t('profile.picture.hint')}</p>
        <div className={styles.ownPictureActions}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<ImageUp size={18} />}
            disabled={isBusy}
            onClick={choosing.run}
          >
            {choosing.label}
          </Button>
          {token && (
            <Button size="small" color="error" startIcon={<Trash2 size={18} />} loading={isBusy} onClick={removal.run}>
              {removal.label}
            </Button>
          )}
        </div>
      </div>
      {input}
      {chosen && (
        <CropDialog
          picture={chosen}
          onCancel={leave}
          onMissing={leave}
          onCropped={async (square) => {
            await put(square)
            leave()
          }}
        />
      )}
    </div>
  )
}
