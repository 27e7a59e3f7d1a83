import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface ExampleProps {
  title: string
  /** When to take this block, in a sentence. */
  about: string
  children: ReactNode
}

/** One block at work. */
export function Example({ title, about, children }: ExampleProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 3, borderRadius: 3 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {about}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Paper>
  )
}
