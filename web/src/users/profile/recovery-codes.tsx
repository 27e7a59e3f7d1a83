import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Copy } from 'lucide-react'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'

/** Shown once: the server keeps only their fingerprints. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success('profile.mfa.copied')
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 'var(--inset)' }}>
      <Alert severity="warning">{t('profile.mfa.recovery')}</Alert>
      <Box component="ul" sx={{ columns: 2, m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace', lineHeight: 2 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        <Button startIcon={<Copy size={18} />} onClick={copy}>
          {t('profile.mfa.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('profile.mfa.done')}
        </Button>
      </Box>
    </Box>
  )
}
