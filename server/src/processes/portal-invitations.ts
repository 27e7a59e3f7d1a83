import { fullName } from '@pietas/contract/persons'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { type Letter, writeMail } from '../kit/mail'

type House = { house: string; phone: string | null; email: string | null }
type Guest = House & {
  recipient: string
  guestFirstName: string
  guestLastName: string
  firstName: string
  lastName: string
}

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
  const guests = await tx.rows<Guest>(sql`
    with invited as (
      update process_invited_persons x set invited_at = now()
      from processes c where c.id = x.process_id and c.id = ${processId} and c.platform_access_requested
        and x.invited_at is null returning x.person_id, c.deceased_person_id, c.legal_entity_id)
    select g.first_name as "guestFirstName", g.last_name as "guestLastName", d.first_name as "firstName",
      d.last_name as "lastName", e.name as house, e.phone, e.email,
      coalesce(g.email, (select w ->> 'value' from jsonb_array_elements(g.contact_details) with ordinality l(w, place)
        where w ->> 'type' = 'EMAIL' order by place limit 1)) as recipient
    from invited i join persons g on g.id = i.person_id join persons d on d.id = i.deceased_person_id
      join legal_entities e on e.id = i.legal_entity_id
    -- An additional process takes its guests over; they know of the farewell already.
    where not exists (select 1 from process_invited_persons o join processes c on c.id = o.process_id
      where o.person_id = i.person_id and o.process_id <> ${processId} and o.invited_at is not null
        and c.deceased_person_id = i.deceased_person_id)
    order by g.id`)
  for (const guest of guests)
    await tx.asPlatform(() =>
      // Nobody knows which language a guest speaks.
      writeMail(tx, invitation(guest), { recipient: guest.recipient, language: 'de', tenantId, actorId: null }),
    )
}
