import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { languages, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { modes, settings, useSetting } from '../../kit/settings'
import { chooseLanguage } from '../../session'
import * as styles from './account-facts.module.css'

/** What others keep of the account, and how the app speaks and looks to its owner. */
export function AccountFacts({ jobDescription }: { jobDescription: string | null }) {
  const { t } = useTranslation()
  const { email } = useSession().me.user
  const language = useSetting('language')
  const mode = useSetting('mode')
  const speak = async (value: string) => {
    const chosen = languages.find((one) => one.value === value)
    if (chosen) await chooseLanguage(chosen.value)
  }
  const shine = (value: string) => {
    const chosen = modes.find((one) => one === value)
    if (chosen) settings.change({ mode: chosen })
  }
  return (
    <div className={styles.accountFacts}>
      <dl>
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>{email}</dd>
          <dd className={styles.accountHint}>{t('profile.email-hint')}</dd>
        </div>
        <div>
          <dt>{t('profile.jobDescription')}</dt>
          <dd dir="auto">{jobDescription ?? t('profile.none')}</dd>
        </div>
      </dl>
      <TextField
        select
        size="small"
        label={t('profile.language')}
        helperText={t('profile.language-hint')}
        value={language}
        onChange={({ target }) => void speak(target.value)}
      >
        {languages.map(({ value, name }) => (
          <MenuItem key={value} value={value} lang={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('settings.mode')}
        helperText={t('profile.appearance-hint')}
        value={mode}
        onChange={({ target }) => shine(target.value)}
      >
        {modes.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`settings.mode-${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
