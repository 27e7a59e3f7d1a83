import Chip from '@mui/material/Chip'
import type { Letter } from '@pietas/contract/correspondence'
import { type MessageKey, useTranslation } from '../../kit/i18n'

type Where = Pick<Letter, 'state' | 'channel' | 'mailState'>

/** @returns where a letter is, in words. */
export const stateKey = ({ state, channel, mailState }: Where): MessageKey => {
  if (state === 'DRAFT') return 'letter.state.DRAFT'
  return channel === 'EMAIL' && mailState ? `letter.mailState.${mailState}` : 'letter.state.FINAL'
}

const colourOf = ({ state, mailState }: Where) => {
  if (state === 'DRAFT') return 'info'
  if (mailState === 'FAILED') return 'error'
  return mailState === 'QUEUED' ? 'warning' : 'success'
}

/** Where a letter is: a draft, finished, on its way, sent, or given up. */
export function LetterStateChip({ letter }: { letter: Where }) {
  const { t } = useTranslation()
  return <Chip size="small" variant="outlined" color={colourOf(letter)} label={t(stateKey(letter))} />
}
