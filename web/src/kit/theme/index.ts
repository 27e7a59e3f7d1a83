export { AppTheme } from './app-theme'
