import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../feedback'
import { useTranslation } from '../i18n'
import * as styles from './pdf-pages.module.css'
import { type DrawnPage, drawPages, readPdf } from './read-pdf'

interface PdfPagesProps {
  /** Absent = it is on its way; the pages before it stay as long. */
  file: Blob | undefined
  /** What is shown, for people who hear it. */
  label: string
}

/** The pages of a PDF one below the other. Newer pages take the place of older ones when they are drawn, not before. */
export function PdfPages({ file, label }: PdfPagesProps) {
  const { t } = useTranslation()
  const { pages, failed } = useDrawn(file)
  if (failed) return <EmptyState title={t('pdf.failed')} />
  if (!pages) return <Skeleton variant="rounded" height={640} aria-busy="true" />
  return (
    <div className={styles.pages}>
      {pages.map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={at} page={page} label={t('pdf.page', { label, page: at + 1, pages: pages.length })} />
      ))}
    </div>
  )
}

function useDrawn(file: Blob | undefined): { pages: DrawnPage[] | undefined; failed: boolean } {
  const [drawn, setDrawn] = useState<{ pages?: DrawnPage[]; failed: boolean }>({ failed: false })
  useEffect(() => {
    if (!file) return
    let wanted = true
    const draw = async () => {
      try {
        const pdf = await readPdf(file)
        const pages = await drawPages(pdf).finally(() => pdf.destroy())
        if (wanted) setDrawn({ pages, failed: false })
      } catch {
        if (wanted) setDrawn({ failed: true })
      }
    }
    void draw()
    return () => {
      wanted = false
    }
  }, [file])
  return { pages: drawn.pages, failed: drawn.failed }
}

function Page({ page: { canvas, text }, label }: { page: DrawnPage; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(canvas)
  }, [canvas])
  return (
    <section className={styles.page} aria-label={label}>
      <div ref={place} aria-hidden />
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </section>
  )
}
