import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import type { ReactNode } from 'react'
import { formatInstant, useTranslation } from '../kit/i18n'
import { lifeLine } from '../persons'
import { clientName } from './client-name'
import { ProcessStatus, ProcessType } from './process-status'

interface ProcessHeadProps {
  process: Process
  /** Absent = persons may not be looked at. */
  onOpenPerson: ((personId: number) => void) | undefined
}

/** Who the process is about and where it stands, in one glance. */
export function ProcessHead({ process, onOpenPerson }: ProcessHeadProps) {
  const { t } = useTranslation()
  const { deceasedPerson, clientPerson } = process
  return (
    <Paper
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: '12px', display: 'flex', flexWrap: 'wrap', gap: 3, maxWidth: 1040 }}
    >
      <Fact label={t('process.deceased')} wide>
        <PersonName name={fullName(deceasedPerson)} id={deceasedPerson.id} onOpen={onOpenPerson} large />
        <Typography variant="body2" color="textSecondary" className="numeric">
          {lifeLine(deceasedPerson, t)}
        </Typography>
      </Fact>
      <Fact label={t('process.client')}>
        {clientPerson ? (
          <PersonName name={clientName(process)} id={clientPerson.id} onOpen={onOpenPerson} />
        ) : (
          <Typography>{clientName(process)}</Typography>
        )}
        {clientPerson?.phone && (
          <Link href={`tel:${clientPerson.phone}`} variant="body2" underline="hover">
            {clientPerson.phone}
          </Link>
        )}
      </Fact>
      <Fact label={t('process.type')}>
        <Typography>
          <ProcessType type={process.type} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatInstant(process.createdAt)}
        </Typography>
      </Fact>
      <Fact label={t('process.status')}>
        <ProcessStatus status={process.status} />
      </Fact>
    </Paper>
  )
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: wide ? '2 1 280px' : '1 1 140px',
        minWidth: 0,
        display: 'grid',
        alignContent: 'start',
        gap: 0.5,
        justifyItems: 'start',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  )
}

interface PersonNameProps {
  name: string
  id: number
  onOpen: ((personId: number) => void) | undefined
  large?: boolean
}

function PersonName({ name, id, onOpen, large = false }: PersonNameProps) {
  const variant = large ? 'h2' : 'body1'
  if (!onOpen) return <Typography variant={variant}>{name}</Typography>
  return (
    <Link
      component="button"
      type="button"
      variant={variant}
      underline="hover"
      sx={{ textAlign: 'start' }}
      onClick={() => onOpen(id)}
    >
      {name}
    </Link>
  )
}
