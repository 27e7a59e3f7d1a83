export { defaultSettings, type Settings, settings, useSettings } from './settings'
