import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { span, useFormMode } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { activeLegalEntityId, usePermissions } from '../../kit/session'
import { type RelationType, typeLabel, useTypeOptions } from '../../persons'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import type { ProcessValues } from '../process-values'
import * as styles from './client-ties.module.css'

const { SelectField } = ofProcess

/** What the client is in the process and for the deceased. What is known already is said and not asked again. */
export function ClientTies({ process }: { process: Process | undefined }) {
  const { t } = useTranslation()
  const viewing = useFormMode() === 'view'
  const { resetField } = useFormContext<ProcessValues>()
  const roles = useProcessOptions('role')
  const relations = useTypeOptions(null)
  const relation = useKnownRelation()
  const role = useKnownRole(process)
  useEffect(() => {
    if (relation) resetField('clientPersonRelationshipType', { defaultValue: null })
    if (role) resetField('clientPersonInProcessRole', { defaultValue: null })
  }, [relation, role, resetField])
  const [deceased, clientPerson] = useWatch<ProcessValues, ['deceasedPersonId', 'clientPersonId']>({
    name: ['deceasedPersonId', 'clientPersonId'],
  })
  const isOneself = clientPerson !== null && clientPerson === deceased
  return (
    <>
      {role && <Known text={t('process.known-role', { role: t(`process.role.${role}` as MessageKey) })} />}
      {!role && !viewing && <SelectField name="clientPersonInProcessRole" options={roles} span={3} />}
      {relation && <Known text={t('process.known-relationship', { relationship: typeLabel(relation, t) })} />}
      {!relation && !viewing && !isOneself && (
        <SelectField
          name="clientPersonRelationshipType"
          options={relations}
          disabled={!clientPerson || !deceased}
          hint={clientPerson && deceased ? undefined : t('process.choose-persons-first')}
          span={3}
        />
      )}
    </>
  )
}

const Known = ({ text }: { text: string }) => (
  <p className={`${span[3]} ${styles.knownTie}`} role="status">
    {text}
  </p>
)

/** What the client is recorded to be for the deceased. */
function useKnownRelation(): RelationType | undefined {
  const may = usePermissions()
  const [deceased, clientPerson] = useWatch<ProcessValues, ['deceasedPersonId', 'clientPersonId']>({
    name: ['deceasedPersonId', 'clientPersonId'],
  })
  const { data } = useQuery({
    queryKey: ['persons', activeLegalEntityId(), 'relationships', deceased],
    queryFn: ({ signal }) => client.relationships.list(deceased as number, { signal }),
    enabled: deceased !== null && clientPerson !== null && may('Person:ListAndRead'),
  })
  const known = data?.items.find(({ relatedPersonId }) => relatedPersonId !== null && relatedPersonId === clientPerson)
  return known?.maritalStatus ?? known?.relationshipType ?? undefined
}

/** The role that the client has already, be it stored or only in the list of this form. */
function useKnownRole(process: Process | undefined): string | undefined {
  const [clientPerson, drafts] = useWatch<ProcessValues, ['clientPersonId', 'processPersons']>({
    name: ['clientPersonId', 'processPersons'],
  })
  if (clientPerson === null) return undefined
  const rows = [...(process?.processPersons ?? []), ...(drafts ?? [])]
  return rows.find(({ personId, role }) => personId === clientPerson && role)?.role ?? undefined
}
