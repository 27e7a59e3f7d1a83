import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from '../kit/i18n'
import { usePermissions, useSession } from '../kit/session'

/** The companies of the tenant whose key figures the person may see, the active one first. */
export const useCompanies = () => {
  const { tenant, legalEntity } = useSession()
  const may = usePermissions()
  const others = (tenant?.legalEntities ?? []).filter(({ id }) => id !== legalEntity?.id)
  return [...(legalEntity ? [legalEntity] : []), ...others].filter(({ id }) => may('KPI:AccessKPI', id))
}

interface CompanyChoiceProps {
  companyId: number
  onChoose: (companyId: number) => void
}

/** Whose key figures are shown, where there is a choice. */
export function CompanyChoice({ companyId, onChoose }: CompanyChoiceProps) {
  const { t } = useTranslation()
  const companies = useCompanies()
  if (companies.length < 2) return null
  return (
    <TextField
      select
      label={t('figures.company')}
      value={companyId}
      onChange={({ target }) => onChoose(Number(target.value))}
      fullWidth={false}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      {companies.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
