import type { Person } from '@pietas/contract/persons'
import { Documents } from '../documents'
import { DrawerPage, DrawerParts, DrawerSkeleton } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { personAsOwner } from './document-owner'
import { PersonHistory } from './fetch-person-history'
import { PersonForm } from './person-form'

const InheritanceForm = whenIdle(async () => (await import('./inheritance/inheritance-form')).InheritanceForm)

export type PersonPart = 'data' | 'inheritance' | 'documents' | 'history'

interface PersonPartsProps {
  mode: 'update' | 'view'
  /** The part that is looked at first. */
  first?: PersonPart | undefined
  person: Person
  /** The case that he is looked at from. */
  processId?: number | undefined
  title: string
  onSaved: () => void
  onCancel: () => void
  onOpenPerson?: ((personId: number) => void) | undefined
}

/** Everything about a stored person, part by part. */
export function PersonParts({ mode, first, person, onCancel, ...rest }: PersonPartsProps) {
  const { t } = useTranslation()
  return (
    <DrawerParts
      label={t('person.parts')}
      first={first}
      parts={[
        {
          id: 'data',
          label: t('person.part.data'),
          children: <PersonForm mode={mode} person={person} onCancel={onCancel} {...rest} />,
        },
        {
          id: 'inheritance',
          label: t('person.part.inheritance'),
          children: <InheritanceForm mode={mode} person={person} onCancel={onCancel} waiting={<DrawerSkeleton />} />,
        },
        {
          id: 'documents',
          label: t('person.part.documents'),
          children: (
            <DrawerPage>
              <Documents
                owner={personAsOwner}
                ownerId={person.id}
                legalEntityId={person.legalEntityId}
                viewOnly={mode === 'view'}
                waiting={<DrawerSkeleton of="lines" />}
              />
            </DrawerPage>
          ),
        },
        {
          id: 'history',
          label: t('person.part.history'),
          children: <PersonHistory personId={person.id} waiting={<DrawerSkeleton of="lines" />} />,
        },
      ]}
    />
  )
}
