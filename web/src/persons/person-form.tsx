import Typography from '@mui/material/Typography'
import { checkBirthKnown, checkPerson, type ListedFields, listedFields, type Person } from '@pietas/contract/persons'
import { startTransition, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDrawers } from '../kit/drawer/use-drawers'
import { Form, FormActions, type FormMode, Section, span, useRecordForm } from '../kit/form'
import { SectionList } from '../kit/form/section-list'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { useSession } from '../kit/session'
import { ofPerson } from './of-person'
import { PersonProcesses } from './person-processes'
import { type PersonValues, personValues } from './person-values'
import { DoubtQuestion } from './relationships/doubt-question'
import { relationshipFindings } from './relationships/relationship-values'
import { BankSection } from './sections/bank-section'
import { BaseSection } from './sections/base-section'
import { ContactSection } from './sections/contact-section'
import { RelationshipsSection } from './sections/relationships-section'
import { useSavePerson } from './use-save-person'

// What is typed first comes first; the rest is there a moment later.
const DuplicateDialog = whenIdle(async () => (await import('./duplicate-dialog')).DuplicateDialog)
const DeathSection = whenIdle(async () => (await import('./sections/death-section')).DeathSection)
const FurtherSection = whenIdle(async () => (await import('./sections/further-section')).FurtherSection)
const RegistrationSection = whenIdle(async () => (await import('./sections/registration-section')).RegistrationSection)

interface PersonFormProps {
  mode: FormMode
  /** Absent = a new person. */
  person?: Person
  /** The case that he is looked at from. */
  processId?: number | undefined
  title: string
  onSaved: (person: Person) => void
  onCancel: () => void
  /** Opens another person; absent = there is no way there from here. */
  onOpenPerson?: ((personId: number) => void) | undefined
}

/** The form of a person, in the sections and the order of the document. */
export function PersonForm({ mode, person, processId, title, onSaved, onCancel, onOpenPerson }: PersonFormProps) {
  const { me, legalEntity } = useSession()
  const { save, failed, question, doubts, halfStored, mergedWith } = useSavePerson(person)
  const drawers = useDrawers()
  const goOn = (saved: Person) => {
    const otherId = mergedWith.current
    if (otherId) void drawers.open('merge', { personId: saved.id, otherId })
    else onSaved(saved)
  }
  const draft = mode === 'create' ? `${me.user.id}-${legalEntity?.id}-person` : undefined
  const form = useRecordForm<PersonValues, Person>({
    schema: listedFields,
    rules: personRules,
    mode,
    values: personValues(person),
    save,
    onSaved: goOn,
    valuesOf: (current) => personValues(current as Partial<ListedFields>),
    onFailure: failed,
    ...(person ? { version: person.version } : {}),
    draft,
  })
  const painted = usePainted(2)
  return (
    <>
      <Form form={form} fields={ofPerson} title={title} actions={<FormActions onCancel={onCancel} />}>
        <SectionList />
        <BaseSection isWhole={painted > 0} />
        {painted > 1 && (
          <>
            <DeathSections person={person} />
            <ContactSection />
            <RelationshipsSection
              person={person}
              processId={processId}
              onRetry={halfStored ? () => void form.submit() : undefined}
              onOpenPerson={onOpenPerson}
            />
            <FurtherSection />
            <BankSection />
            {person && <ProcessesSection person={person} />}
          </>
        )}
      </Form>
      {question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
      <DoubtQuestion question={doubts} />
    </>
  )
}

/** Everything that is said about the form of a person beyond single fields. */
export const personRules = (values: PersonValues) => [
  ...checkBirthKnown(values as ListedFields),
  ...checkPerson(values as ListedFields),
  ...values.relationships.flatMap((draft, index) =>
    relationshipFindings(draft, values.dateOfBirth).map(({ field, message }) => ({
      field: `relationships.${index}.${field}`,
      message,
    })),
  ),
]

/** Where he is part of; a way to each. */
function ProcessesSection({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <Section title={t('process.many')}>
      <div className={span[6]}>
        {person.processes.length > 0 ? (
          <PersonProcesses processes={person.processes} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('person.no-processes')}
          </Typography>
        )}
      </div>
    </Section>
  )
}

function DeathSections({ person }: { person: Person | undefined }) {
  const deceased = useWatch<PersonValues, 'deceased'>({ name: 'deceased' })
  if (!deceased) return null
  return (
    <>
      <DeathSection person={person} />
      <RegistrationSection />
    </>
  )
}

/** Lets the names appear and take keys before the rest of their section is built, and that before the other sections. */
function usePainted(times: number): number {
  const [painted, setPainted] = useState(0)
  useEffect(() => {
    if (painted === times) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A press has its effects run before anything is painted, so they wait for the frame and what follows it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(painted + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [painted, times])
  return painted
}
