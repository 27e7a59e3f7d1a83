import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { Product } from '@pietas/contract/products'
import { type FormEvent, type KeyboardEvent, useId, useMemo } from 'react'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { byPlace, countOf } from './by-place'
import * as styles from './count-sheet.module.css'
import { useCount } from './use-count'

// Enter goes on to the next article: whoever counts types a number after the other.
const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
  const next = fields[fields.indexOf(event.target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A stocktaking: how many there are of each article, shelf after shelf, booked in one go. */
export function CountSheet({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const places = useMemo(() => byPlace(products), [products])
  const state = useCount(products)
  if (products.length === 0) return <EmptyState title={t('stock.count.none')} hint={t('stock.untracked-hint')} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.book()
  }
  return (
    <form className={styles.sheet} onSubmit={submit} onKeyDown={goOn} noValidate>
      <p>{t('stock.count.about')}</p>
      {places.map(({ place, products: found }) => (
        <section key={place ?? ''} aria-label={place ?? t('stock.count.no-place')}>
          <h2 dir="auto">{place ?? t('stock.count.no-place')}</h2>
          {found.map((product) => (
            <CountRow key={product.id} product={product} state={state} />
          ))}
        </section>
      ))}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="contained"
          loading={state.isBusy}
          disabled={state.counted === 0 || state.isWrong}
        >
          {t('stock.count.book', { count: state.counted })}
        </Button>
      </div>
    </form>
  )
}

interface CountRowProps {
  product: Product
  state: ReturnType<typeof useCount>
}

function CountRow({ product, state }: CountRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const typed = state.typed[product.id] ?? ''
  const counted = countOf(typed)
  const difference = typeof counted === 'number' ? counted - product.stock : 0
  const hint = (): string => {
    if (counted === undefined) return t('stock.count.not-a-count')
    if (state.failed.has(product.id)) return t('stock.count.not-booked')
    if (difference === 0) return ''
    return t('stock.count.difference', { difference: difference > 0 ? `+${difference}` : `−${-difference}` })
  }
  return (
    <div className={styles.row}>
      <label htmlFor={id} dir="auto">
        <strong>{product.name}</strong> {product.number}
      </label>
      <span className="numeric">{t('stock.count.expected', { count: product.stock })}</span>
      <TextField
        id={id}
        size="small"
        hiddenLabel
        value={typed}
        disabled={state.isBusy}
        error={counted === undefined || state.failed.has(product.id)}
        helperText={hint()}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        onChange={({ target }) => state.type(product.id, target.value)}
      />
    </div>
  )
}
