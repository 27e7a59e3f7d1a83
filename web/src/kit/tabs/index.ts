export { panelProps, TabList } from './tab-list'
