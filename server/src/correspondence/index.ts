import { feature } from '../kit/feature'
import { demo } from './demo'
import { letterHandlers } from './letters/handlers'
import { globalTemplateHandlers, templateHandlers } from './templates/handlers'

export { letterMailJobs } from './letters/mail/mails'
export { insertDefaultLetters } from './templates/queries'

export const correspondence = feature({
  handlers: { templates: templateHandlers, globalTemplates: globalTemplateHandlers, correspondence: letterHandlers },
  kinds: {
    templates: 'templates',
    offered_templates: 'templates',
    template_versions: null,
    letters: 'correspondence',
    letter_attachments: 'correspondence',
  },
  demo,
})
