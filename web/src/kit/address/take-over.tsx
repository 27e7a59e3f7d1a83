import Button from '@mui/material/Button'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { FormGrid, span, useFormMode } from '../form'
import { useTranslation } from '../i18n'
import { type AddressHit, type AddressMode, addressModes } from './hit'
import { ModeSearch } from './mode-search'
import type { AddressSources } from './sources'
import * as styles from './take-over.module.css'

interface TakeOverProps {
  sources: AddressSources
  defaultMode: AddressMode
  onTake: (hit: AddressHit) => void
}

const modes = addressModes.filter((mode) => mode !== 'customAddress')

/** For fields that stand by themselves: fills them with an address that is known already. */
export function TakeOverAddress({ sources, defaultMode, onTake }: TakeOverProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [mode, setMode] = useState(defaultMode)
  if (useFormMode() === 'view') return null
  const take = (hit: AddressHit) => {
    setOpen(false)
    onTake(hit)
  }
  return (
    <>
      <div className={`${span[4]} ${styles.takeOver}`}>
        <Button aria-expanded={open} startIcon={<Copy size={16} />} onClick={() => setOpen(!open)}>
          {t('address.take-over')}
        </Button>
      </div>
      {open && (
        <FormGrid className={span[6]}>
          <ModeSearch modes={modes} mode={mode} onMode={setMode} sources={sources} onChoose={take} />
        </FormGrid>
      )}
    </>
  )
}
