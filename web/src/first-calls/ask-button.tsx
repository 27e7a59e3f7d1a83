import Button from '@mui/material/Button'
import { span } from '../kit/form'
import * as styles from './ask-button.module.css'

/** Brings up what is asked for now and then, in line with the fields. */
export function AskButton({ label, onAsk }: { label: string; onAsk: () => void }) {
  return (
    <div className={`${span[6]} ${styles.ask}`}>
      <Button size="small" onClick={onAsk}>
        {label}
      </Button>
    </div>
  )
}
