import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** The sign of the product; in a narrow place without its name. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <svg width="36" height="36" viewBox="0 0 32 32" role="img" aria-label="Pietas">
        <rect width="32" height="32" rx="16" fill="var(--mui-palette-primary-main)" />
        <path
          d="M12 24V8h5.2a5 5 0 0 1 0 10H12"
          fill="none"
          stroke="var(--mui-palette-primary-contrastText)"
          strokeWidth="2.75"
          strokeLinejoin="round"
        />
      </svg>
      {!compact && (
        <Typography aria-hidden sx={{ fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.01em' }}>
          Pietas
        </Typography>
      )}
    </Box>
  )
}
