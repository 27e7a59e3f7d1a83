export { AppTheme } from './app-theme'
export { Brand } from './brand'
export { readableOn } from './contrast'
export { SoftChip, type Tone } from './soft-chip'
