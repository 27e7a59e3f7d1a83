export { withOwner } from './catalog'
export { dump } from './dump'
export { BackupError } from './format'
export { restore } from './load'
