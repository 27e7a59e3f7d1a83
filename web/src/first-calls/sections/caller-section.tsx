import { callerRelations } from '@pietas/contract/first-calls'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Section, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { typeLabel, usePersonOptions } from '../../persons'
import { AskButton } from '../ask-button'
import type { FirstCallValues } from '../first-call-values'
import { KnownPersons } from '../known/known-persons'
import { ofFirstCall } from '../of-first-call'

const { ChoiceField, PhoneField, PickerField, TextField } = ofFirstCall

export function CallerSection() {
  const { t } = useTranslation()
  const salutations = usePersonOptions('salutation')
  const [personId, partnerId] = useWatch<FirstCallValues, ['callerPersonId', 'clientBusinessPartnerId']>({
    name: ['callerPersonId', 'clientBusinessPartnerId'],
  })
  const [showsClient, setShowsClient] = useState(partnerId !== null)
  const showsAll = useFormMode() === 'view' || showsClient
  const isTaken = personId !== null
  const salutationOf = (value: string) => salutations.find((option) => option.value === value)?.label ?? value
  return (
    <Section title={t('firstCall.section.caller')}>
      <ChoiceField
        name="callerSalutation"
        options={salutations.map(({ value }) => value)}
        labelOf={salutationOf}
        disabled={isTaken}
      />
      <TextField name="callerFirstName" disabled={isTaken} />
      <TextField name="callerLastName" disabled={isTaken} />
      <PhoneField name="callerPhone" />
      <ChoiceField
        name="callerRelation"
        options={callerRelations}
        labelOf={(relation) => typeLabel(relation as (typeof callerRelations)[number], t)}
        span={4}
      />
      <KnownPersons of="caller" />
      {showsAll ? (
        <PickerField
          name="clientBusinessPartnerId"
          source={partnerSource()}
          hint={t('firstCall.client-hint')}
          span={6}
        />
      ) : (
        <AskButton label={t('firstCall.other-client')} onAsk={() => setShowsClient(true)} />
      )}
    </Section>
  )
}
