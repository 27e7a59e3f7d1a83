export * from './duration'
export * from './moment'
export * from './month'
export * from './span'
