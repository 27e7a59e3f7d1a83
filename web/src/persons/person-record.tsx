import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Person } from '@pietas/contract/persons'
import type { ReactNode } from 'react'
import { formatInstant, useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { restorePerson } from './delete-person'
import { undoMerge } from './merging/merge-persons'

interface PersonRecordProps {
  person: Person
  /** It is looked at in passing, or to be worked with. */
  mayChange: boolean
  onOpenPerson: ((personId: number) => void) | undefined
}

/** What has become of the record of a person as a whole: deleted, part of another one, or two that are one. */
export function PersonRecord({ person, mayChange, onOpenPerson }: PersonRecordProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const mayDelete = mayChange && may('Person:Delete')
  const { deleted, mergedIntoId, merges } = person
  return (
    <>
      {deleted && mergedIntoId !== null && (
        <Word
          text={t('person.merge.part-of')}
          way={onOpenPerson && t('person.merge.open')}
          onWay={() => onOpenPerson?.(mergedIntoId)}
        />
      )}
      {deleted && mergedIntoId === null && (
        <Word
          text={t('person.deleted-hint')}
          way={mayDelete && t('list.restore')}
          onWay={() => void restorePerson(person)}
        />
      )}
      {!deleted &&
        merges.map(({ id, personId, name, at }) => (
          <Word
            key={id}
            quiet
            text={t('person.merge.contains', { id: personId, name, at: formatInstant(at) })}
            way={mayDelete && may('Person:Create') && t('common.undo')}
            onWay={() => void undoMerge(id)}
          />
        ))}
    </>
  )
}

interface WordProps {
  text: string
  way: ReactNode
  onWay: () => void
  quiet?: boolean
}

function Word({ text, way, onWay, quiet = false }: WordProps) {
  return (
    <Alert
      severity={quiet ? 'info' : 'warning'}
      sx={{ borderRadius: 0 }}
      action={
        way && (
          <Button size="small" color="inherit" onClick={onWay}>
            {way}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}
