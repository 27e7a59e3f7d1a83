import Button from '@mui/material/Button'
import { ScanQrCode } from 'lucide-react'
import { useState } from 'react'
import { useCommands } from '../../kit/commands'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'

const ScanDialog = whenIdle(async () => (await import('./scan-dialog')).ScanDialog)

/** The way from a label in the store to the stock of its article. */
export function ScanButton() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const open = () => setOpen(true)
  useCommands(t('stock.title'), [{ id: 'scan', label: t('stock.scan'), icon: ScanQrCode, run: open }])
  return (
    <>
      <Button variant="outlined" startIcon={<ScanQrCode size={18} />} onClick={open}>
        {t('stock.scan')}
      </Button>
      {isOpen && (
        <ScanDialog
          onMissing={close}
          onClose={close}
          onFound={(productId) => {
            close()
            void drawers.open('stock', { productId })
          }}
        />
      )}
    </>
  )
}
