import IconButton from '@mui/material/IconButton'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormGrid } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { usePermissions } from '../../../kit/session'
import { Tooltip } from '../../../kit/tooltip'
import { partnerSource } from '../../../partners'
import { ofTask } from '../of-task'
import type { TaskValues } from '../task-values'
import * as styles from './sub-task-row.module.css'

const { CheckField, PickerField, TextField } = ofTask

/** One part of a task: a line to be ticked off. What else belongs to it is unfolded where it is needed. */
export function SubTaskRow({ path }: { path: `subTasks.${number}` }) {
  const { t } = useTranslation()
  const id = useId()
  const may = usePermissions()
  const { getValues } = useFormContext<TaskValues>()
  const [open, setOpen] = useState(() => {
    const { comment, businessPartnerId } = getValues(path)
    return Boolean(comment || businessPartnerId)
  })
  const more = t('task.subTask.more')
  return (
    <>
      <div className={styles.subTaskLine}>
        <CheckField name={`${path}.done`} label={t('task.subTask.done')} />
        <TextField name={`${path}.title`} label={t('task.subTask.title')} required />
      </div>
      <Tooltip title={more}>
        <IconButton
          className={styles.subTaskFold}
          aria-label={more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} className={open ? styles.unfolded : ''} />
        </IconButton>
      </Tooltip>
      <FormGrid id={id} className={styles.subTaskMore} hidden={!open}>
        {open && (
          <>
            <TextField name={`${path}.comment`} label={t('task.subTask.comment')} span={3} />
            {may('BusinessPartner:Read') && (
              <PickerField
                name={`${path}.businessPartnerId`}
                label={t('task.subTask.businessPartnerId')}
                source={partnerSource()}
                span={3}
              />
            )}
          </>
        )}
      </FormGrid>
    </>
  )
}
