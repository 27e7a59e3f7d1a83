import type { Template } from '@pietas/contract/correspondence'
import { Origin } from './origin'
import { Versions } from './versions'

export interface BesideProps {
  template: Template
  mayChange: boolean
  /** The template has been changed as a whole. */
  onChanged: (stored: Template) => void
}

/** Where a template comes from, and what it has said before. */
export function TemplateBeside(props: BesideProps) {
  return (
    <>
      {props.template.origin && <Origin {...props} origin={props.template.origin} />}
      <Versions {...props} />
    </>
  )
}
