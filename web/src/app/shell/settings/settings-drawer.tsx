import Badge from '@mui/material/Badge'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { Monitor, Moon, RotateCcw, Sun } from 'lucide-react'
import { SideDrawer } from '../../../kit/drawer'
import { type MessageKey, useTranslation } from '../../../kit/i18n'
import {
  differsFromDefault,
  modes,
  navigations,
  presets,
  type Settings,
  settings,
  useSettings,
  useShownMode,
} from '../../../kit/settings'
import { Tooltip } from '../../../kit/tooltip'
import { FullScreenButton } from '../frame/full-screen-button'
import { ChoiceCards } from './choice-cards'
import { LayoutSample } from './layout-sample'
import * as styles from './settings-drawer.module.css'

const switches: { label: MessageKey; isOn: (now: Settings) => boolean; change: (on: boolean) => Partial<Settings> }[] =
  [
    {
      label: 'settings.contrast',
      isOn: ({ contrast }) => contrast === 'high',
      change: (on) => ({ contrast: on ? 'high' : 'default' }),
    },
    {
      label: 'settings.rtl',
      isOn: ({ direction }) => direction === 'rtl',
      change: (on) => ({ direction: on ? 'rtl' : 'ltr' }),
    },
    { label: 'settings.compact', isOn: ({ compact }) => compact, change: (compact) => ({ compact }) },
  ]

const modeSamples = {
  system: <Monitor size={22} aria-hidden />,
  light: <Sun size={22} aria-hidden />,
  dark: <Moon size={22} aria-hidden />,
}

/** The look of the app on this browser: spec 1 section 2.5. Everything takes effect at once. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const now = useSettings()
  const mode = useShownMode()
  const differs = differsFromDefault(now)
  return (
    <SideDrawer
      size="panel"
      title={t('settings.title')}
      onClose={onClose}
      actions={
        <>
          <FullScreenButton />
          {differs && (
            <Tooltip title={t('settings.reset')}>
              <IconButton aria-label={t('settings.reset')} onClick={settings.reset}>
                <Badge color="primary" variant="dot">
                  <RotateCcw size={20} />
                </Badge>
              </IconButton>
            </Tooltip>
          )}
        </>
      }
    >
      <div className={styles.settings}>
        <div className={styles.switches}>
          {switches.map(({ label, isOn, change }) => (
            <FormControlLabel
              key={label}
              className={styles.switchCard}
              labelPlacement="start"
              label={t(label)}
              control={<Switch checked={isOn(now)} onChange={(_, on) => settings.change(change(on))} />}
            />
          ))}
        </div>
        <ChoiceCards
          label={t('settings.mode')}
          value={now.mode}
          choices={modes.map((value) => ({
            value,
            label: t(`settings.mode-${value}`),
            sample: modeSamples[value],
          }))}
          onChange={(chosen) => settings.change({ mode: chosen })}
        />
        <ChoiceCards
          label={t('settings.navigation')}
          value={now.navigation}
          choices={navigations.map((value) => ({
            value,
            label: t(`settings.navigation-${value}`),
            sample: <LayoutSample navigation={value} />,
          }))}
          onChange={(navigation) => settings.change({ navigation })}
        />
        <ChoiceCards
          label={t('settings.preset')}
          value={now.preset}
          choices={presets.map((value) => ({
            value,
            label: t(`settings.preset-${value}`),
            sample: <span className={styles.sample} data-mode={mode} data-preset={value} />,
          }))}
          onChange={(preset) => settings.change({ preset })}
        />
      </div>
    </SideDrawer>
  )
}
