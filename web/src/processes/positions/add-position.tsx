import Button from '@mui/material/Button'
import type { Process } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { Copy, Images, ListPlus, PenLine, Printer } from 'lucide-react'
import { useState } from 'react'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Picker } from '../../kit/picker'
import { usePermissions } from '../../kit/session'
import { priceNow, soldSource } from '../../products'
import * as styles from './add-position.module.css'
import { takeArticle } from './use-positions'

const TakeOver = whenIdle(async () => (await import('./taking/take-over-dialog')).TakeOverDialog)
const Showing = whenIdle(async () => (await import('./showing/showing')).Showing)
const PrintedPositions = whenIdle(async () => (await import('./sheet/printed-positions')).PrintedPositions)

interface AddPositionProps {
  process: Process
  editable: boolean
  /** How many positions there are. */
  count: number
}

/** An article is taken as it is chosen; what is no article is written. */
export function AddPosition({ process, editable, count }: AddPositionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'template' | 'process' | 'showing' | 'print'>()
  const drawers = useDrawers()
  const mayPick = usePermissions()('Warehouse:Read')
  const write = (start: { text?: string; productId?: number } = {}) =>
    void drawers.open('position', { processId: process.id, ...start })
  const close = () => setOpen(undefined)
  return (
    <div className={styles.bar} data-screen-only>
      {editable && mayPick && <ArticlePicker process={process} onWrite={write} />}
      <div className={styles.ways}>
        {editable && (
          <Button variant="outlined" startIcon={<PenLine size={18} />} onClick={() => write()}>
            {t('position.write')}
          </Button>
        )}
        {editable && mayPick && (
          <>
            <Button startIcon={<ListPlus size={18} />} onClick={() => setOpen('template')}>
              {t('position.from-template')}
            </Button>
            <Button startIcon={<Copy size={18} />} onClick={() => setOpen('process')}>
              {t('position.from-process')}
            </Button>
            <Button startIcon={<Images size={18} />} onClick={() => setOpen('showing')}>
              {t('position.show')}
            </Button>
          </>
        )}
        {count > 0 && (
          <Button startIcon={<Printer size={18} />} onClick={() => setOpen('print')}>
            {t('position.print')}
          </Button>
        )}
      </div>
      {(open === 'template' || open === 'process') && (
        <TakeOver process={process} from={open} onClose={close} onMissing={close} />
      )}
      {open === 'showing' && <Showing process={process} onClose={close} onMissing={close} />}
      {open === 'print' && <PrintedPositions process={process} onDone={close} onMissing={close} />}
    </div>
  )
}

interface ArticlePickerProps {
  process: Process
  /** Opens the form for what was typed, or for an article without a price. */
  onWrite: (start: { text?: string; productId?: number }) => void
}

function ArticlePicker({ process, onWrite }: ArticlePickerProps) {
  const { t } = useTranslation()
  // The field is empty again as soon as something was taken, ready for the next article.
  const [round, setRound] = useState(0)
  const take = async (product: Product) => {
    setRound(round + 1)
    if (priceNow(product) === null) onWrite({ productId: product.id })
    else await takeArticle(process.id, product.id)
  }
  return (
    <div className={styles.picker}>
      <Picker
        key={round}
        label={t('position.take')}
        source={soldSource(process.legalEntityId)}
        value={null}
        hasFocus={round > 0}
        onChange={(_id, product) => product && void take(product)}
        onMake={(text) => onWrite({ text })}
      />
    </div>
  )
}
