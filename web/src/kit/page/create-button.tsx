import Button from '@mui/material/Button'
import type { Permission } from '@pietas/contract/kit'
import { Plus } from 'lucide-react'
import { useTranslation } from '../i18n'
import { type Level, usePermissions } from '../session'
import { shortcutLabel, useShortcut } from '../shortcut'
import { Tooltip } from '../tooltip'

interface Creation {
  label: string
  /** Absent = everybody may. */
  permission?: Permission
  level?: Level
  onCreate: () => void
}

interface CreateButtonProps extends Creation {
  /** What else the page creates, for the shortcut with Shift; it has a place of its own on the page. */
  other?: Creation | undefined
  /** Fetches the code of what opens, ahead of the click. */
  onNear?: () => unknown
}

const nothing = () => undefined

/** The main button of a list, with the shortcut for creating; without the permission neither exists. */
export function CreateButton({ label, permission, level, onCreate, onNear, other }: CreateButtonProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const allowed = may(permission, level)
  useShortcut('create', onCreate, allowed, label)
  const offersOther = other !== undefined && may(other.permission, other.level)
  useShortcut('create-other', other?.onCreate ?? nothing, offersOther, other?.label)
  if (!allowed) return null
  return (
    <Tooltip describeChild title={t('form.create-hint', { label, shortcut: shortcutLabel('create') })}>
      <Button
        variant="contained"
        startIcon={<Plus size={18} />}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onCreate}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
