import type { Product } from '@pietas/contract/products'
import { create } from 'qrcode'
import { Printout, usePrintDialog } from '../../kit/print'
import { labelAddress } from './code'
import * as styles from './label-sheet.module.css'

interface LabelSheetProps {
  products: readonly Pick<Product, 'id' | 'name' | 'number' | 'place'>[]
  onDone: () => void
}

/** A code as one path of little squares. */
function codePath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = [...data].flatMap((isDark, at) => (isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : []))
  return { size, path: squares.join('') }
}

function Code({ text }: { text: string }) {
  const { size, path } = codePath(text)
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Labels of articles on sheets of 3 times 8, 70 by 37 mm each; printed as soon as they are there. */
export function LabelSheet({ products, onDone }: LabelSheetProps) {
  usePrintDialog(true, onDone)
  return (
    <Printout className={styles.labels}>
      {products.map(({ id, name, number, place }) => (
        <section key={id} data-label className={styles.label}>
          <Code text={labelAddress(id)} />
          <div>
            <strong dir="auto">{name}</strong>
            <span dir="auto">{number}</span>
            <span dir="auto">{place}</span>
          </div>
        </section>
      ))}
    </Printout>
  )
}
