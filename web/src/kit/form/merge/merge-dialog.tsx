import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n'
import { ContestedField } from './contested-field'
import { type Descriptions, describeValue, labelOf } from './descriptions'
import type { MergeQuestion } from './use-merge'

interface MergeDialogProps {
  question: MergeQuestion
  descriptions: Descriptions
}

/** Puts both versions of every contested field side by side. What was typed here is chosen until somebody decides. */
export function MergeDialog({ question, descriptions }: MergeDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, theirs: boolean) => {
    const others = [...takeTheirs].filter((name) => name !== field)
    setTakeTheirs(new Set(theirs ? [...others, field] : others))
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={() => question.answer(undefined)}
    >
      <DialogTitle id={`${id}title`}>{t('form.merge.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{t('form.merge.description')}</DialogContentText>
        {question.fields.map((field, index) => (
          <ContestedField
            key={field}
            label={labelOf(descriptions, field) ?? t('form.merge.unnamed')}
            own={{ from: t('form.merge.own'), value: describeValue(descriptions, field, question.own[field]) }}
            theirs={{ from: t('form.merge.theirs'), value: describeValue(descriptions, field, question.theirs[field]) }}
            takesTheirs={takeTheirs.has(field)}
            hasFocus={index === 0}
            onChoose={(theirs) => choose(field, theirs)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => question.answer(undefined)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => question.answer(takeTheirs)}>
          {t('form.merge.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
