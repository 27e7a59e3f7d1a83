import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { whenIdle } from '../loading'
import { useResting } from './use-resting'

// What places it is as large as a page; nothing has to be placed before somebody rests on something.
export const Bubble = whenIdle(async () => (await import('./bubble')).Bubble)

export interface TooltipProps {
  /** Empty = no tooltip. */
  title: ReactNode
  /** The child has a name of its own, and the title adds to it. Otherwise the title is the name. */
  describeChild?: boolean
  placement?: 'bottom' | 'right'
  /** Class of the bubble. */
  bubble?: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Says something about what the pointer or the focus rests on. Escape closes it. */
export function Tooltip({ title, describeChild = false, placement = 'bottom', bubble, children }: TooltipProps) {
  const id = useId()
  const { anchor, rest, leave } = useResting(title !== '')
  const { props } = children
  const open = anchor !== undefined
  const words = typeof title === 'string' && title !== '' ? title : undefined
  return (
    <>
      {cloneElement(children, {
        ...(describeChild ? { 'aria-describedby': open ? id : undefined } : words ? { 'aria-label': words } : {}),
        // Heard while it is closed; once open it would be shown twice.
        ...(describeChild && words && !open ? { title: words } : {}),
        ...props,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          props.onPointerEnter?.(event)
          if (event.pointerType === 'mouse') rest(event.currentTarget, 400)
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          props.onPointerLeave?.(event)
          leave()
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          props.onPointerDown?.(event)
          if (event.pointerType === 'touch') rest(event.currentTarget, 700)
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event)
          if (event.target.matches(':focus-visible')) rest(event.currentTarget, 100)
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          props.onBlur?.(event)
          leave()
        },
      })}
      {anchor && (
        <Bubble id={id} anchor={anchor} placement={placement} className={bubble}>
          {title}
        </Bubble>
      )}
    </>
  )
}
