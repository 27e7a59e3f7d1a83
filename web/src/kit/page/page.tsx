import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title'
import './page.css'
import './print.css'

interface PageProps {
  title: string
  /** A state beside the title. */
  badge?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  /** The page is about one record: no part of it is wider than the form. */
  isRecord?: boolean
  children: ReactNode
}

/** The frame of a page: title and actions. Who may see it stands in its row, see `PageFacts`. */
export function Page({ title, badge, actions, isRecord, children }: PageProps) {
  useDocumentTitle(title)
  const whole = (
    <>
      <div className="page-head">
        <div className="page-title">
          <Typography variant="h1" dir="auto" title={title}>
            {title}
          </Typography>
          {badge}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
  return isRecord ? <div className="page-measured">{whole}</div> : whole
}
