import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { Process } from '@pietas/contract/processes'
import { useId, useState } from 'react'
import { client } from '../../../kit/api/client'
import { confirm, toast } from '../../../kit/feedback'
import { useTranslation } from '../../../kit/i18n'
import { withPositions } from '../use-positions'
import { Shelf } from './shelf'
import * as styles from './showing.module.css'

/** A calm page to be looked at together with relatives: large pictures, prices only when they are wanted. */
export function Showing({ process, onClose }: { process: Process; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [hasPrices, setHasPrices] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [busy, setBusy] = useState(false)
  const count = [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0)
  const choose = (productId: number, quantity: number) => {
    const next = new Map(chosen)
    if (quantity > 0) next.set(productId, quantity)
    else next.delete(productId)
    setChosen(next)
  }
  const close = async () => {
    const isSure = count === 0 || (await confirm({ title: t('position.leave-choice'), confirm: t('common.close') }))
    if (isSure) onClose()
  }
  const take = async () => {
    setBusy(true)
    const articles = [...chosen].map(([productId, quantity]) => ({ productId, quantity }))
    const taken = await withPositions(() => client.positions.takeOver(process.id, { articles }), 'position.take-failed')
    setBusy(false)
    if (!taken) return
    toast.success('position.taken-over')
    onClose()
  }
  return (
    <Dialog open fullScreen aria-labelledby={id} onClose={() => void close()}>
      <div className={styles.showing}>
        <header className={styles.head}>
          <h1 id={id}>{t('position.show-title')}</h1>
          <FormControlLabel
            control={<Switch checked={hasPrices} onChange={(_event, next) => setHasPrices(next)} />}
            label={t('position.show-prices')}
          />
          <Button color="inherit" onClick={() => void close()}>
            {t('common.close')}
          </Button>
          <Button variant="contained" disabled={count === 0} loading={busy} onClick={() => void take()}>
            {count > 0 ? t('position.take-chosen', { count }) : t('position.take-over')}
          </Button>
        </header>
        <Shelf legalEntityId={process.legalEntityId} hasPrices={hasPrices} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  )
}
