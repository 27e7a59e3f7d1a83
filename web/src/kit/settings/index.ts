export {
  differsFromDefault,
  navigations,
  presets,
  type Settings,
  settings,
  useSetting,
  useSettings,
} from './settings'
