import type { Process } from '@pietas/contract/processes'
import { CertificateSection } from './certificate-section'
import { GraveSection } from './grave-section'
import { PartnersSection } from './partners-section'
import { PensionSection } from './pension-section'
import { PersonsSection } from './persons-section'
import { PortalSection } from './portal-section'

/** What not every process needs: each a line until it is unfolded. */
export function FurtherSections({ process }: { process: Process | undefined }) {
  return (
    <div>
      <PortalSection />
      <GraveSection />
      <CertificateSection />
      {process ? <PensionSection /> : <PersonsSection />}
      <PartnersSection />
    </div>
  )
}
