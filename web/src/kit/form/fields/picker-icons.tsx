import { CalendarClock, CalendarDays, type LucideIcon } from 'lucide-react'

interface IconProps {
  width?: number
  height?: number
  className?: string
  /** What the date field tells its icon; an SVG element knows no such attribute. */
  ownerState?: unknown
}

const withoutState =
  (Icon: LucideIcon) =>
  ({ ownerState: _state, ...icon }: IconProps) => <Icon {...icon} />

export const DayIcon = withoutState(CalendarDays)
export const InstantIcon = withoutState(CalendarClock)
