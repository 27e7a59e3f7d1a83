import { ListChecks } from 'lucide-react'
import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  onboarding: page({
    path: '/admin/onboarding',
    permission: 'General:Onboard',
    level: 'tenant',
    texts: ['onboarding'],
    menu: { under: '/admin', order: 72, label: 'nav.onboarding', icon: ListChecks },
    chunk: lazyPage(async () => (await import('./pages/onboarding-page')).OnboardingPage),
  }),
}
