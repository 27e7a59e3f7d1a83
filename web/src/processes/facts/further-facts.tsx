import { CertificateFacts } from './certificate-facts'
import { GraveFacts } from './grave-facts'
import { PensionFacts } from './pension-facts'
import { PortalFacts } from './portal-facts'
import type { ProcessFactsProps } from './process-facts'

/** What is read after the people and the case itself. */
export function FurtherFacts(facts: ProcessFactsProps) {
  return (
    <>
      <GraveFacts {...facts} />
      <CertificateFacts {...facts} />
      <PortalFacts {...facts} />
      <PensionFacts {...facts} />
    </>
  )
}
