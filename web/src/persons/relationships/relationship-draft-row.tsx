import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { FormGrid, whenReleased } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { PickedName } from '../../kit/picker'
import { Tooltip } from '../../kit/tooltip'
import type { PersonValues } from '../person-values'
import { personSource } from '../source'
import { MarriageFields } from './marriage-fields'
import { PersonFields } from './person-fields'
import * as styles from './relationship-draft-row.module.css'
import { isMarital, type RelationshipDraft } from './relationship-values'
import * as shared from './relationships.module.css'
import { typeLabel } from './use-type-options'

/** How long a row stays before it is gone, in ms; one that is open has been looked at: spec 2 section 4. */
const leavingTime = { closed: 500, open: 100 }

interface DraftRowProps {
  index: number
  draft: RelationshipDraft
  onGone: () => void
}

/** A relationship of a person who is not stored yet: it can be changed, opened for the marriage, and removed. */
export function RelationshipDraftRow({ index, draft, onGone }: DraftRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const at = `relationships.${index}` as const
  const { control, setValue, trigger } = useFormContext<PersonValues>()
  const { errors } = useFormState({ control, name: at })
  const wrong = get(errors, at) !== undefined
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const marital = isMarital(draft.type)
  useLeaving(draft.leaving ?? false, open, onGone)
  const remove = () => {
    focusBeside(row.current)
    setValue(`${at}.leaving`, true, { shouldDirty: true })
  }
  return (
    <li
      ref={row}
      className={`${styles.relationshipDraft} ${draft.leaving ? styles.leaving : ''} ${open ? styles.open : ''}`}
      // What one field of a marriage is held to depends on the others.
      onBlur={() => wrong && whenReleased(() => void trigger(at))}
    >
      <div className={shared.relationshipLine}>
        {marital && (
          <RowButton label={t('person.relationship.marriage')} expands={`${id}marriage`} on={open} onClick={setOpen}>
            <ChevronDown size={18} className={open ? '' : shared.folded} aria-hidden />
          </RowButton>
        )}
        <span className={styles.relationshipType}>{draft.type && typeLabel(draft.type, t)}</span>
        <bdi className={styles.relationshipName}>
          {draft.relatedPersonId === null ? (
            t('person.relationship.relationshipWithoutPerson')
          ) : (
            <PickedName source={personSource()} id={draft.relatedPersonId} />
          )}
        </bdi>
        <RowButton label={t('person.relationship.edit')} expands={`${id}fields`} on={editing} onClick={setEditing}>
          <Pencil size={18} aria-hidden />
        </RowButton>
        <RowButton label={t('person.relationship.remove')} onClick={remove}>
          <Trash2 size={18} aria-hidden />
        </RowButton>
      </div>
      {wrong && !open && !editing && (
        <FormHelperText error role="alert">
          {t('common.validation-required')}
        </FormHelperText>
      )}
      <FormGrid id={`${id}fields`} hidden={!editing}>
        {editing && <PersonFields at={`${at}.`} like={draft.type} without={[]} />}
      </FormGrid>
      <FormGrid id={`${id}marriage`} hidden={!open || !marital}>
        {open && marital && <MarriageFields at={`${at}.`} />}
      </FormGrid>
    </li>
  )
}

interface RowButtonProps {
  label: string
  /** Id of what it opens. */
  expands?: string
  on?: boolean
  onClick: (on: boolean) => void
  children: ReactNode
}

function RowButton({ label, expands, on = false, onClick, children }: RowButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        {...(expands ? { 'aria-expanded': on, 'aria-controls': expands } : {})}
        onClick={() => onClick(!on)}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

function useLeaving(leaving: boolean, open: boolean, onGone: () => void) {
  const gone = useRef(onGone)
  gone.current = onGone
  const time = open ? leavingTime.open : leavingTime.closed
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => gone.current(), time)
    return () => clearTimeout(timer)
  }, [leaving, time])
}

/** The focus goes to the row that takes the place of this one, or to where rows are added. */
function focusBeside(row: HTMLElement | null) {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = beside?.querySelector<HTMLElement>('button:last-of-type')
  const add = row?.closest('section')?.querySelector<HTMLElement>('[data-add-relationship] button')
  const next = target ?? add
  next?.focus()
}
