import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { useGuardedClose } from '../../kit/leaving'
import { AbsenceForm } from './absence-form'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A request for leave: from the side, or in the middle where somebody comes from a panel. */
    absence: { inMiddle?: boolean }
  }
}

/** A request for leave; it closes when it has been made. */
export function AbsenceDrawer({ inMiddle = false }: { inMiddle?: boolean }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  if (inMiddle) return <AbsenceDialog />
  return (
    <SideDrawer size="small" title={t('absence.request')} onClose={close}>
      <AbsenceForm onSaved={finish} onCancel={close} />
    </SideDrawer>
  )
}

function AbsenceDialog() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const id = useId()
  const { close, dialog } = useGuardedClose(drawers.close)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{t('absence.request')}</DialogTitle>
      <AbsenceForm onSaved={drawers.finish} onCancel={close} />
      {dialog}
    </Dialog>
  )
}
