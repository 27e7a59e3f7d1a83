import { entityRoles } from '@pietas/contract/users'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormGrid } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { entitySource } from '../source'
import * as styles from './entity-rows.module.css'
import { roleKey } from './staff-columns'
import type { StaffRights } from './use-staff-rights'
import { type EntityRowValues, emptyRow, ofUser } from './user-values'

const { MultiSelectField, PhoneField, PickerField, RowList, TextField } = ofUser

/** At which legal entities somebody works, how he is reached there, and what he may do. */
export function EntityRows({ rights }: { rights: StaffRights }) {
  const { t } = useTranslation()
  const entities = useSession().tenant?.legalEntities ?? []
  const nameOf = (id: number | null) => entities.find((entity) => entity.id === id)?.name ?? t('user.other-entity')
  const email = useWatch({ name: 'email' }) as string | null
  const rows = useWatch({ name: 'legalEntities' }) as EntityRowValues[]
  const free = entities.filter(({ id }) => rights.editsAt(id) && rows.every((row) => row.legalEntityId !== id))
  return (
    <RowList
      name="legalEntities"
      title={t('user.legalEntities')}
      addLabel={t('user.add-entity')}
      removeLabel={t('user.remove-entity')}
      empty={emptyRow(free[0]?.id ?? null, email)}
      firstField="email"
      max={200}
      describe={({ legalEntityId, roles }) =>
        [nameOf(legalEntityId), roles.map((role) => t(roleKey(role))).join(', ')].filter(Boolean).join(': ')
      }
    >
      {(path) => <EntityRow path={path} rights={rights} />}
    </RowList>
  )
}

function EntityRow({ path, rights }: { path: `legalEntities.${number}`; rights: StaffRights }) {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const entityId = useWatch({ name: `${path}.legalEntityId` }) as number | null
  const source = useMemo(
    () => entitySource((tenant?.legalEntities ?? []).filter(({ id }) => rights.editsAt(id) || id === entityId)),
    [tenant, rights, entityId],
  )
  // Rows of legal entities where somebody else keeps the staff can be looked at.
  const isForeign = entityId !== null && !rights.editsAt(entityId)
  const locked = entityRoles.filter((role) => entityId === null || !rights.mayGiveRole(role, entityId))
  return (
    <div className={styles.entityRow}>
      <FormGrid>
        <PickerField
          name={`${path}.legalEntityId`}
          label={t('user.legalEntity')}
          source={source}
          required
          disabled={isForeign}
          span={6}
        />
        <TextField name={`${path}.email`} label={t('user.email')} type="email" required disabled={isForeign} span={3} />
        <PhoneField name={`${path}.phone`} label={t('user.phone')} blanks disabled={isForeign} span={3} />
        <MultiSelectField
          name={`${path}.roles`}
          label={t('user.entityRoles')}
          options={entityRoles.map((role) => ({ value: role, label: t(roleKey(role)) }))}
          locked={locked}
          disabled={isForeign}
          span={6}
        />
      </FormGrid>
    </div>
  )
}
