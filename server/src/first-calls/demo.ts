import { ago, type Demo, insert } from '../kit/demo'

const minutesAgo = 25

/** Somebody has called in the first house and could not say everything yet. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const { entityId, branchIds, planners, amounts } of homes.slice(0, 1)) {
    if (!amounts.cars) return
    await insert(tx, 'first_calls', {
      legalEntityId: entityId,
      ...{ callerSalutation: 'MADAM', callerFirstName: 'Gisela', callerLastName: 'Kretschmer' },
      ...{ callerPhone: '035814455667', callerRelation: 'MARRIED' },
      ...{ deceasedSalutation: 'SIR', deceasedFirstName: 'Dieter', deceasedLastName: 'Kretschmer' },
      ...{ dateOfBirth: '1944-03-11', legalEntityBranchId: branchIds[0] },
      note: 'Ruft zurück, sobald der Arzt da war',
      ...{ createdAt: ago(clock, minutesAgo), createdBy: planners[0] ?? null },
    })
  }
}
