import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { type TaskRow, taskStatuses } from '@pietas/contract/tasks'
import { useTranslation } from '../../../kit/i18n'
import { Picker } from '../../../kit/picker'
import { useSession } from '../../../kit/session'
import { memberSource } from '../../../users'
import { TaskStatus } from '../../task-status'
import { DatePart } from './date-part'
import type { InRowChanges } from './in-row-changes'
import type { InRowPart } from './in-row-part'
import * as styles from './in-row-picker.module.css'

interface InRowPickerProps {
  part: InRowPart
  task: TaskRow
  /** The cell that it stands beside. */
  cell: HTMLElement
  changes: InRowChanges
  onClose: () => void
}

const titles = { status: 'task.status', assignee: 'task.userId', date: 'task.dueDate' } as const

/** The small picker beside a cell: what is chosen is stored at once, and can be taken back. */
export function InRowPicker({ part, task, cell, changes, onClose }: InRowPickerProps) {
  const { t } = useTranslation()
  const Part = parts[part]
  return (
    <Popover
      open
      anchorEl={cell}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t(titles[part]), className: styles.inRowPicker } }}
    >
      <Part task={task} changes={changes} onDone={onClose} />
    </Popover>
  )
}

export interface InRowPartProps {
  task: TaskRow
  changes: InRowChanges
  onDone: () => void
}

function StatusPart({ task, changes, onDone }: InRowPartProps) {
  return (
    <MenuList autoFocusItem variant="selectedMenu">
      {taskStatuses.map((status) => (
        <MenuItem
          key={status}
          selected={status === task.status}
          onClick={() => {
            onDone()
            if (status !== task.status) void changes.status(status)
          }}
        >
          <TaskStatus status={status} />
        </MenuItem>
      ))}
    </MenuList>
  )
}

function AssigneePart({ task, changes, onDone }: InRowPartProps) {
  const { t } = useTranslation()
  const { legalEntity } = useSession()
  return (
    <div className={styles.part}>
      <Picker
        label={t('task.userId')}
        source={memberSource(task.legalEntityId ?? legalEntity?.id)}
        value={task.userId}
        inputRef={(input: HTMLInputElement | null) => input?.focus()}
        onChange={(id, user) => {
          if (!user) return
          onDone()
          if (id !== task.userId) void changes.assignee(user)
        }}
      />
    </div>
  )
}

const parts = { status: StatusPart, assignee: AssigneePart, date: DatePart }
