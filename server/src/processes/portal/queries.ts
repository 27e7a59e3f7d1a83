import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

type House = { house: string; phone: string | null; email: string | null }
/** Somebody who is to be written to, and what about. */
export type Guest = House & {
  recipient: string
  guestFirstName: string
  guestLastName: string
  firstName: string
  lastName: string
}

/** Notes that the guests of a process are written to who have not been, once its portal is wanted. @returns them. */
export const noteInvitations = (tx: Tx, processId: number): Promise<Guest[]> =>
  tx.rows<Guest>(sql`
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
