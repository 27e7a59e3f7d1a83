export * from './routes'
export { isDone, type OnboardingStep, onboardingSteps, optionalSteps, type StepFacts, usualSteps } from './steps'
