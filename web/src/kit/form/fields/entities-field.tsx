import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { Permission } from '@pietas/contract/kit/permissions'
import { usePermissions, useSession } from '../../session'
import { type FieldProps, spanClass, useField } from './use-field'

interface EntitiesFieldProps extends FieldProps {
  /** Only legal entities at which somebody holds it can be ticked. */
  permission: Permission
  /** None of them is an answer as well. */
  optional?: boolean
}

/** Ticks legal entities of the tenant. */
export function EntitiesField({ permission, optional = false, ...props }: EntitiesFieldProps) {
  const may = usePermissions()
  const { tenant } = useSession()
  const entities = tenant?.legalEntities ?? []
  const nameOf = (id: number) => entities.find((entity) => entity.id === id)?.name ?? String(id)
  const { fact, value, change, label, error, helperText, disabled, ref } = useField<number[]>(props, (ids: number[]) =>
    ids.map(nameOf).join(', '),
  )
  if (fact) return fact
  return (
    <FormControl component="fieldset" className={spanClass({ span: 6, ...props })} error={error} disabled={disabled}>
      <FormLabel component="legend">{optional ? label : `${label} *`}</FormLabel>
      <FormGroup>
        {entities.map(({ id, name: entity }, at) => (
          <FormControlLabel
            key={id}
            label={<bdi>{entity}</bdi>}
            disabled={disabled || !may(permission, id)}
            control={
              <Checkbox
                checked={value.includes(id)}
                slotProps={{ input: at === 0 ? { ref } : {} }}
                onChange={(_, on) => change(on ? [...value, id] : value.filter((one) => one !== id))}
              />
            }
          />
        ))}
      </FormGroup>
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  )
}
