import type { PointerEvent } from 'react'

interface DragFacts {
  /** What follows the pointer. */
  label: string
  className: string | undefined
  onDrop: (x: number, y: number) => void
}

const farEnough = 6

/**
 * Lets something be dragged from beside the calendar by mouse, pen and finger alike: what the browser offers for that
 * knows no fingers. Escape ends it.
 */
export function dragBeside(down: PointerEvent<HTMLElement>, { label, className, onDrop }: DragFacts): void {
  if (down.button !== 0) return
  // No text is marked on the way.
  down.preventDefault()
  const ending = new AbortController()
  const { signal } = ending
  let shadow: HTMLElement | undefined
  const place = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!shadow && Math.hypot(clientX - down.clientX, clientY - down.clientY) < farEnough) return
    if (!shadow) {
      shadow = document.createElement('div')
      shadow.className = className ?? ''
      shadow.textContent = label
      document.body.append(shadow)
    }
    shadow.style.translate = `${clientX + 12}px ${clientY + 12}px`
  }
  const end = () => {
    shadow?.remove()
    ending.abort()
  }
  window.addEventListener('pointermove', place, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const isDragged = shadow !== undefined
      end()
      if (isDragged) onDrop(clientX, clientY)
    },
    { signal },
  )
}
