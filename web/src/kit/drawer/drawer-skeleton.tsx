import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** The shape of a form while its record or its code is on the way. */
export function DrawerSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2, p: 3 }}>
      <Skeleton width={160} height={28} />
      {rows.map((row) => (
        <Box key={row} sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
          <Skeleton variant="rounded" height={40} />
          <Skeleton variant="rounded" height={40} />
          <Skeleton variant="rounded" height={40} />
        </Box>
      ))}
    </Box>
  )
}
