import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { Brand } from '../kit/theme'

interface AuthFrameProps {
  title: string
  hint?: ReactNode
  children?: ReactNode
  /** Stands above in the place of ours. */
  sign?: ReactNode
}

/** The quiet page around everything that happens before signing in. */
export function AuthFrame({ title, hint, children, sign }: AuthFrameProps) {
  useEffect(() => {
    document.title = `${title} · Pietas`
  }, [title])
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', alignContent: 'center', gap: 3, p: 2 }}
    >
      {sign ?? <Brand />}
      <Paper
        variant="outlined"
        sx={{ width: '100%', maxWidth: 416, p: { xs: 3, sm: 4 }, borderRadius: '16px', display: 'grid', gap: 2.5 }}
      >
        <Box>
          <Typography variant="h1">{title}</Typography>
          {hint && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {hint}
            </Typography>
          )}
        </Box>
        {children}
      </Paper>
    </Box>
  )
}
