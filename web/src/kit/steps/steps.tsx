import IconButton from '@mui/material/IconButton'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Tooltip } from '../tooltip'

interface StepsProps {
  /** What the step back leads to. */
  before: string
  after: string
  onStep: (by: 1 | -1) => void
  /** The last one there is: nothing comes after it. */
  isLast?: boolean
}

/** Two arrows, to what was before and to what comes after. */
export const Steps = ({ before, after, onStep, isLast = false }: StepsProps) => (
  <>
    <Step label={before} icon={ChevronLeft} onStep={() => onStep(-1)} />
    <Step label={after} icon={ChevronRight} onStep={() => onStep(1)} disabled={isLast} />
  </>
)

interface StepProps {
  label: string
  icon: LucideIcon
  onStep: () => void
  disabled?: boolean
}

const Step = ({ label, icon: Icon, onStep, disabled = false }: StepProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onStep} disabled={disabled}>
      <Icon size={20} className="mirrored" aria-hidden />
    </IconButton>
  </Tooltip>
)
