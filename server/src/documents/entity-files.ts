import { letterTemplateTypes, type logos, profilePictureTypes } from '@pietas/contract/documents'
import type { Handlers } from '../kit/call'
import type { DocumentOwner } from './owners'
import { findOwner } from './queries'
import { putSingleFile, removeSingleFile, type SingleFile } from './single-file'

/**
 * The files of a legal entity: whoever has a place there sees them. They are changed by the calls below, which name
 * the entity, and by nobody through their token.
 */
export const entityAsOwner: DocumentOwner = {
  table: 'legal_entities',
  field: 'ownerEntityId',
  read: 'Administration:ManageLegalEntity',
  edit: 'Administration:ManageLegalEntity',
  entities: `'{}'`,
  openTo: 'array[o.id]',
}

const handlersOf = (file: SingleFile): Handlers<typeof logos> => ({
  put: {
    admit: async ({ tx, legalEntityId }) => {
      await findOwner(tx, file.owner, legalEntityId)
    },
    store: (call) => putSingleFile(call, file, call.legalEntityId),
  },
  remove: (call) => removeSingleFile(call, file, call.legalEntityId),
})

export const logoHandlers = handlersOf({
  owner: entityAsOwner,
  context: 'LOGO',
  label: 'LEGAL_ENTITY_LOGO',
  types: profilePictureTypes,
  wrongType: 'company.validation.logo-type',
  name: 'Logo',
})

export const letterTemplateHandlers = handlersOf({
  owner: entityAsOwner,
  context: 'LETTER_TEMPLATE',
  label: 'LETTER_TEMPLATE',
  types: letterTemplateTypes,
  wrongType: 'company.validation.letter-template-type',
  name: 'Briefpapier',
})
