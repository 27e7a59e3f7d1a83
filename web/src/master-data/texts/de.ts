export const de = {
  'masterData.burialTypes': 'Bestattungsarten',
  'masterData.burialType': 'Bestattungsart',
  'masterData.burialForms': 'Bestattungsformen',
  'masterData.burialForm': 'Bestattungsform',
  'masterData.graveTypes': 'Grabarten',
  'masterData.graveType': 'Grabart',
  'masterData.cars': 'Fahrzeuge',
  'masterData.car': 'Fahrzeug',
  'masterData.resources': 'Ressourcen',
  'masterData.resource': 'Ressource',
  'masterData.complaintCauses': 'Beschwerdegründe',
  'masterData.complaintCause': 'Beschwerdegrund',
  'masterData.businessPartnerTypes': 'Kategorien',
  'masterData.businessPartnerType': 'Kategorie',
  'masterData.templateCategories': 'Vorlagenkategorien',
  'masterData.templateCategory': 'Vorlagenkategorie',
  'masterData.globalTemplateCategories': 'Globale Vorlagenkategorien',
  'masterData.name': 'Name',
  'masterData.isCremation': 'Einäscherung',
  'masterData.burialTypeId': 'Bestattungsart',
  'masterData.licensePlate': 'Kennzeichen',
  'masterData.numberOfSeats': 'Sitze',
  'masterData.inspectionDueAt': 'Hauptuntersuchung',
  'masterData.inspection.overdue': 'überfällig',
  'masterData.inspection.soon': 'bald fällig',
  'masterData.belongs.burialTypes':
    'Bestattungsarten wie Erd- oder Feuerbestattung. Jeder Vorgang hat eine Bestattungsform, und jede Form gehört zu einer Art.',
  'masterData.belongs.burialForms':
    'Bestattungsformen wie Urnenwahlgrab oder Seebestattung. Eine davon wird in jedem Vorgang gewählt.',
  'masterData.belongs.graveTypes':
    'Grabarten wie Reihengrab oder Wahlgrab. Sie werden beim Grab eines Vorgangs gewählt.',
  'masterData.belongs.cars':
    'Fahrzeuge, die für Überführungen und Termine eingeplant werden, mit Kennzeichen, Sitzen und Hauptuntersuchung.',
  'masterData.belongs.resources':
    'Räume und Gerät, die nur einmal da sind: Feierhalle, Kühlraum, Sargwagen. Sie werden in Terminen gebucht und stehen in der Disposition.',
  'masterData.belongs.complaintCauses':
    'Worum es in Beschwerden und Feedback geht, etwa Terminverzug oder Abrechnung. Die Auswertung im Qualitätsmanagement zählt nach ihnen.',
  'masterData.belongs.businessPartnerTypes':
    'Kategorien wie Standesamt, Friedhof oder Florist. Auswahlfelder finden Geschäftspartner nach ihnen.',
  'masterData.belongs.templateCategories': 'Kategorien, nach denen Briefvorlagen geordnet werden.',
  'masterData.belongs.globalTemplateCategories': 'Kategorien für Vorlagen, die allen Mandanten angeboten werden.',
}
