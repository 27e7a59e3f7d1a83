export {
  differsFromDefault,
  type Mode,
  modes,
  navigations,
  presets,
  type Settings,
  settings,
  useSetting,
  useSettings,
  useShownMode,
} from './settings'
