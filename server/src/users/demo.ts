import { insertInto } from '../kit/db/write'
import { type Demo, insert } from '../kit/demo'

/** Groups of those who work together, where there are several people. */
export const tellOfGroups: Demo = async ({ tx, homes }) => {
  const [home] = homes
  if (!home || home.staff.length < 3) return
  const groups = {
    Bereitschaft: [...home.planners, ...home.crew],
    Fahrdienst: home.crew,
    Verwaltung: [...home.assignees, ...home.absent],
  }
  for (const [name, members] of Object.entries(groups)) {
    const userGroupId = await insert(tx, 'user_groups', { name })
    for (const userId of new Set(members)) await tx.run(insertInto('user_group_members', 'm', { userGroupId, userId }))
  }
}
