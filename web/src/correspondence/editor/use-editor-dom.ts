import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'

/** @returns the element that is typed into, while it is on the screen: React takes it away and back as it likes. */
export function useEditorDom(editor: Editor): HTMLElement | null {
  const [dom, setDom] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const mounted = () => setDom(editor.isDestroyed ? null : editor.view.dom)
    const gone = () => setDom(null)
    mounted()
    editor.on('mount', mounted)
    editor.on('unmount', gone)
    return () => {
      editor.off('mount', mounted)
      editor.off('unmount', gone)
    }
  }, [editor])
  return dom
}
