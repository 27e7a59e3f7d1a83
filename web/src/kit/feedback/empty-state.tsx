import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  hint?: string
  action?: ReactNode
  /** It stands for a whole page, whose title it is. */
  isPage?: boolean
}

/** Says calmly that there is nothing here, and what could be done about it. */
export function EmptyState({ icon, title, hint, action, isPage = false }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 5, textAlign: 'center', color: 'text.secondary' }}>
      {icon}
      <Typography variant="h3" component={isPage ? 'h1' : 'p'} color="textPrimary">
        {title}
      </Typography>
      {hint && <Typography variant="body2">{hint}</Typography>}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}
