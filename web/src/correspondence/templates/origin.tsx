import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Template } from '@pietas/contract/correspondence'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../kit/api/client'
import { DrawerSkeleton } from '../../kit/drawer'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { Said } from './said'
import * as styles from './said.module.css'
import type { BesideProps } from './template-beside'

type OriginProps = BesideProps & { origin: NonNullable<Template['origin']> }

/** The template of all houses that this one was copied from, and whether that one says something else by now. */
export function Origin({ template, mayChange, onChanged, origin }: OriginProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!origin.movedOn) return <p className={styles.label}>{t('letterTemplate.copy-of', { name: origin.name })}</p>
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        action={<Button onClick={() => setOpen(true)}>{t('letterTemplate.compare')}</Button>}
      >
        {t('letterTemplate.moved-on-hint', { name: origin.name })}
      </Alert>
      {open && (
        <Both
          template={template}
          originId={origin.id}
          mayChange={mayChange}
          onTaken={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface BothProps {
  template: Template
  originId: number
  mayChange: boolean
  onTaken: (stored: Template) => void
  onClose: () => void
}

function Both({ template, originId, mayChange, onTaken, onClose }: BothProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data: original } = useQuery({
    queryKey: ['global-templates', 'of-tenant', 'one', originId],
    queryFn: ({ signal }) => client.globalTemplates.getOfTenant(originId, { signal }),
  })
  const take = async () => {
    try {
      onTaken(await client.templates.takeOver(template.id))
      toast.success('letterTemplate.taken-over')
    } catch {
      toast.error('common.unexpected')
    }
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('letterTemplate.compare-title')}</DialogTitle>
      <DialogContent>
        {!original && <DrawerSkeleton />}
        {original && (
          <div className={styles.both}>
            <Said title={t('letterTemplate.ours')} texts={template} />
            <Said title={t('letterTemplate.theirs')} texts={original} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('letterTemplate.keep')}
        </Button>
        {mayChange && (
          <Button variant="contained" disabled={!original} onClick={() => void take()}>
            {t('letterTemplate.take-over')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
