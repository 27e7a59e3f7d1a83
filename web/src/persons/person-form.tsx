import { checkPerson, type ListedFields, listedFields, type Person } from '@pietas/contract/persons'
import { startTransition, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from '../kit/feedback'
import { Form, FormActions, type FormMode, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useSession } from '../kit/session'
import { DuplicateDialog } from './duplicate-dialog'
import { type PersonValues, personValues } from './person-values'
import { RelationshipStatus } from './relationship-status'
import { BaseSection } from './sections/base-section'
import { ContactSection } from './sections/contact-section'
import { DeathSection } from './sections/death-section'
import { BankSection, FamilySection, FurtherSection } from './sections/further-sections'
import { RegistrationSection } from './sections/registration-section'
import { useSavePerson } from './use-save-person'

interface PersonFormProps {
  mode: FormMode
  /** Absent = a new person. */
  person?: Person
  title: string
  onSaved: (person: Person) => void
  onCancel: () => void
}

/** The form of a person, in the sections and the order of the document. */
export function PersonForm({ mode, person, title, onSaved, onCancel }: PersonFormProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const { save, failed, question } = useSavePerson(person)
  const draft = mode === 'create' ? `${me.user.id}-${legalEntity?.id}-person` : undefined
  const form = useRecordForm<PersonValues, Person>({
    schema: listedFields,
    rules: (values) => checkPerson(values as ListedFields),
    mode,
    values: personValues(person),
    save,
    onSaved,
    valuesOf: (current) => personValues(current as Partial<ListedFields>),
    onFailure: failed,
    onStale: () => toast.info('form.stale'),
    ...(person ? { version: person.version } : {}),
    draft,
  })
  const complete = useAfterFirstPaint()
  return (
    <>
      <Form
        form={form}
        labels="person"
        title={title}
        actions={<FormActions onCancel={onCancel} saveLabel={t('common.save')} />}
      >
        <BaseSection />
        <DeathSections />
        {complete && (
          <>
            <ContactSection />
            <FamilySection badge={person && <RelationshipStatus status={person.relationshipStatus} />} />
            <FurtherSection />
            <BankSection />
          </>
        )}
      </Form>
      {question && <DuplicateDialog {...question} />}
    </>
  )
}

function DeathSections() {
  const deceased = useWatch<PersonValues, 'deceased'>({ name: 'deceased' })
  if (!deceased) return null
  return (
    <>
      <DeathSection />
      <RegistrationSection />
    </>
  )
}

/** Lets the first section appear and take keys before the others are built. */
function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return painted
}
