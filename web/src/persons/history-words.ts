const keepers = ['personId', 'businessPartnerId', 'legalEntityBranchId']

/** Fields of a person, and of what belongs to him, that are called otherwise on his screens. */
export const personNames = {
  names: {
    personId: 'person.one',
    relatedPersonId: 'person.relationship.relatedPersonId',
    relationshipType: 'person.relationship.type',
    maritalStatus: 'person.relationship.type',
    ...Object.fromEntries(
      ['testament', 'inheritanceContract'].flatMap((document) =>
        keepers.map((part) => [`${document}ManagedBy.${part}`, `person.${document}ManagedBy`]),
      ),
    ),
  },
  choices: {
    'deathRegisteredBy.type': 'person.registrar',
    testamentManagedByType: 'person.registrar',
    inheritanceContractManagedByType: 'person.registrar',
    'contactDetails.type': 'contact',
    maritalStatus: 'person.relationshipStatus',
  },
}
