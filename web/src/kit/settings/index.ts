export {
  defaultSettings,
  differsFromDefault,
  navigations,
  presets,
  readSettings,
  type Settings,
  settings,
  useSetting,
  useSettings,
} from './settings'
