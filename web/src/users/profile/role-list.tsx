import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isMessageKey, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'

/** What the person is, and where. */
export function RoleList() {
  const { t } = useTranslation()
  const { me } = useSession()
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 'var(--inset)' }}>
      {me.platformRole && <RoleLine place="Pietas" roles={[me.platformRole]} />}
      {me.tenants
        .filter((tenant) => tenant.roles.length > 0)
        .map((tenant) => (
          <RoleLine key={tenant.id} place={`${tenant.name} · ${t('profile.roles.tenant')}`} roles={tenant.roles} />
        ))}
      {me.tenants
        .flatMap((tenant) => tenant.legalEntities)
        .filter((entity) => entity.roles.length > 0)
        .map((entity) => (
          <RoleLine key={entity.id} place={entity.name} roles={entity.roles} />
        ))}
    </Box>
  )
}

function RoleLine({ place, roles }: { place: string; roles: string[] }): ReactNode {
  const { t } = useTranslation()
  const label = (role: string) => {
    const key = `user.role.${role}`
    return isMessageKey(key) ? t(key) : role
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {roles.map((role) => (
          <SoftChip key={role} tone="neutral">
            {label(role)}
          </SoftChip>
        ))}
      </Box>
    </Box>
  )
}
