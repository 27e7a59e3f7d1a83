import { genderFor, listedFields, type Person } from '@pietas/contract/persons'
import { Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import type { InPlaceFacts } from '../../kit/picker'
import { ofPerson } from '../of-person'
import { titleOptions, usePersonOptions } from '../options'
import { personRules } from '../person-form'
import { type PersonValues, personValues } from '../person-values'
import { BirthFields } from '../sections/birth-fields'
import { useSavePerson } from '../use-save-person'
import { typedName } from './typed-name'

const DuplicateDialog = whenIdle(async () => (await import('../duplicate-dialog')).DuplicateDialog)

const { PhoneField, SelectField, TextField } = ofPerson

interface NewPersonProps extends InPlaceFacts<Person> {
  /** What the field asks for is somebody who has died. */
  deceased: boolean
}

/** The short form of a person, above the form whose picker did not find him. */
export function NewPerson({ text, deceased, onMade, onClose }: NewPersonProps) {
  const { t } = useTranslation()
  const salutations = usePersonOptions('salutation')
  const { save, failed, question } = useSavePerson(undefined)
  const form = useRecordForm<PersonValues, Person>({
    schema: listedFields,
    rules: personRules,
    mode: 'create',
    values: { ...personValues({ deceased, gender: 'NOT_SPECIFIED' }), ...typedName(text) },
    // Nobody is asked for it here: the salutation tells it, or the form of the person does later.
    save: (values, facts) =>
      save({ ...values, gender: genderFor(values.salutation ?? null, null) ?? 'NOT_SPECIFIED' }, facts),
    onSaved: onMade,
    onFailure: failed,
  })
  return (
    <FormDialog
      form={form}
      fields={ofPerson}
      title={t(deceased ? 'person.create-deceased' : 'person.create')}
      onClose={onClose}
      above={question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
    >
      <Section>
        <TextField name="firstName" span={3} />
        <TextField name="lastName" span={3} />
        <SelectField name="salutation" options={salutations} span={3} />
        <SelectField name="title" options={titleOptions} span={3} />
        <BirthFields span={3} />
        <PhoneField name="phone" span={3} />
        <TextField name="city" span={3} />
      </Section>
    </FormDialog>
  )
}
