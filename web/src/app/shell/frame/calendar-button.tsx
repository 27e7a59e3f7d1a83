import IconButton from '@mui/material/IconButton'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from '../../../kit/i18n'
import { Tooltip } from '../../../kit/tooltip'

interface CalendarButtonProps {
  className: string | undefined
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
}

/** Opens what the person has to do today and tomorrow. */
export function CalendarButton({ className, isOpen, onOpen }: CalendarButtonProps) {
  const { t } = useTranslation()
  return (
    <Tooltip title={t('header.upcoming')}>
      <IconButton
        className={className ?? ''}
        aria-label={t('header.upcoming')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <CalendarDays size={20} />
      </IconButton>
    </Tooltip>
  )
}
