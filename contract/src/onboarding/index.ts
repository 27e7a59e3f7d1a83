export * from './routes'
export { isDone, type OnboardingStep, onboardingSteps, optionalSteps, type StepFacts } from './steps'
