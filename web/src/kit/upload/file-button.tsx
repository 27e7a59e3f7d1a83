import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import type { Dropped } from './dropped-files'
import { useFileInput } from './use-file-input'

interface FileButtonProps {
  label: string
  onChoose: (chosen: Dropped) => void
}

/** Files by button, where there is no room to drop them and nothing to drop them from. */
export function FileButton({ label, onChoose }: FileButtonProps) {
  const { input, open } = useFileInput({ label, multiple: true, onChoose })
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={18} />} onClick={open}>
        {label}
      </Button>
      {input}
    </>
  )
}
