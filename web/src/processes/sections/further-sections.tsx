import { CertificateSection } from './certificate-section'
import { GraveSection } from './grave-section'
import { PartnersSection } from './partners-section'
import { PersonsSection } from './persons-section'
import { PortalSection } from './portal-section'

/** What not every process needs: each a line until it is unfolded. */
export function FurtherSections() {
  return (
    <div>
      <PortalSection />
      <GraveSection />
      <CertificateSection />
      <PersonsSection />
      <PartnersSection />
    </div>
  )
}
