import { fullName } from '@pietas/contract/persons'
import type { Tx } from '../../kit/db/transaction'
import type { Letter } from '../../kit/mail'
import { writeOutside } from '../../session'
import { type Guest, noteInvitations } from './queries'

/** What a guest of the customer portal is told, and whom he can ask. */
const invitation = ({ house, phone, email, guestFirstName, guestLastName, firstName, lastName }: Guest): Letter => {
  const [guest, deceased] = [
    fullName({ firstName: guestFirstName, lastName: guestLastName }),
    fullName({ firstName, lastName }),
  ]
  const ways = [phone, email].filter(Boolean)
  const asked = { de: ways.join(' oder '), en: ways.join(' or ') }
  return {
    de: {
      subject: `${house}: Einladung zum Kundenportal`,
      text: [
        `Guten Tag ${guest},`,
        `${house} lädt Sie ein, alles zum Abschied von ${deceased} im Kundenportal mitzuverfolgen.`,
        ways.length > 0 ? `Bei Fragen erreichen Sie uns unter ${asked.de}.` : '',
        house,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    en: {
      subject: `${house}: invitation to the customer portal`,
      text: [
        `Hello ${guest},`,
        `${house} invites you to follow everything about the farewell to ${deceased} in the customer portal.`,
        ways.length > 0 ? `If you have questions, reach us at ${asked.en}.` : '',
        house,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  }
}

/**
 * Writes to the guests of a process who have not been written to, once its portal is wanted. Each is written to once,
 * however often the process is saved.
 */
export const inviteGuests = async (tx: Tx, tenantId: number, processId: number): Promise<void> => {
  // Nobody knows which language a guest speaks.
  for (const guest of await noteInvitations(tx, processId))
    await writeOutside(tx, invitation(guest), { recipient: guest.recipient, language: 'de', tenantId, actorId: null })
}
