import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { FormGrid } from './grid'

/** A titled group of fields on a grid of six columns; a field takes two unless it says otherwise. */
export function Section({ title, badge, children }: { title?: string; badge?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
          {title}
          {badge}
        </Typography>
      )}
      <FormGrid>{children}</FormGrid>
    </section>
  )
}
