import Avatar from '@mui/material/Avatar'
import { useSession } from '../../kit/session'

/** The initials of whoever is signed in. */
export function AccountSign({ size }: { size: number }) {
  const { user } = useSession().me
  return (
    <Avatar
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'primary.light',
        color: 'primary.main',
      }}
    >
      {user.firstName[0]}
      {user.lastName[0]}
    </Avatar>
  )
}
