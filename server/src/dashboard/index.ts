import { feature } from '../kit/feature'
import { dashboardHandlers } from './handlers'

export const dashboard = feature({ handlers: { dashboard: dashboardHandlers } })
