export { useOnboarding } from './use-onboarding'
