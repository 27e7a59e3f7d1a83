export * from './case'
export * from './funeral-home'
export * from './people'
export * from './server'
