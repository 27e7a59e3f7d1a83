import type { KeptDocument } from '@pietas/contract/persons'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { partnerSource } from '../../partners'
import { personSource } from '../source'
import { ExistsField } from './exists-field'
import type { InheritanceValues } from './inheritance-values'
import { ofInheritance } from './of-inheritance'

const { PickerField, ToggleField } = ofInheritance

/** A testament or a contract of inheritance: whether there is one, and only then who keeps it. */
export function KeptDocumentFields({ document }: { document: KeptDocument }) {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<InheritanceValues>()
  const [keeper, type] = [`${document}ManagedBy`, `${document}ManagedByType`] as const
  const there = useWatch<InheritanceValues>({ name: `${document}Exists` }) === true
  const chosen = useWatch<InheritanceValues>({ name: type })
  const set = (name: typeof keeper | typeof type, value: number | 'PERSON' | null) =>
    setValue(name, value as never, { shouldDirty: true })
  const follow = (on: boolean | null) => {
    // Most often it is a relative who has it.
    if (on && !getValues(type)) set(type, 'PERSON')
    if (on) return
    set(type, null)
    set(keeper, null)
  }
  const keepers = ['PERSON', 'PARTNER', ...(chosen === 'BRANCH' ? ['BRANCH'] : [])]
  const options = keepers.map((value) => ({ value, label: t(`person.registrar.${value as 'PERSON'}`) }))
  const field = { name: keeper, span: 6 as const, required: true }
  return (
    <>
      <ExistsField document={document} onChoose={follow} />
      {there && (
        <>
          <ToggleField
            name={type}
            label={t('person.inheritance.managed-by')}
            options={options}
            span={6}
            onChoose={() => set(keeper, null)}
          />
          {chosen === 'PARTNER' && <PickerField {...field} source={partnerSource()} />}
          {chosen === 'BRANCH' && <PickerField {...field} source={branchSource()} disabled />}
          {chosen !== 'PARTNER' && chosen !== 'BRANCH' && <PickerField {...field} source={personSource()} />}
        </>
      )}
    </>
  )
}
