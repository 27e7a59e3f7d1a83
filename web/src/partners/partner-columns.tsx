import { formatAddress } from '@pietas/contract/kit/address-line'
import type { PartnerRow } from '@pietas/contract/partners'
import { Link } from '@tanstack/react-router'
import { PhoneNumber } from '../kit/contact/phone-number'
import { type Column, RowName } from '../kit/list'
import * as styles from './partner-columns.module.css'
import { PartnerLock } from './partner-lock'
import { partnerLabel } from './source'

type Kind = PartnerRow['contactDetails'][number]['type']

const valuesOf = ({ contactDetails }: PartnerRow, ...kinds: Kind[]): string[] =>
  contactDetails.filter(({ type }) => kinds.includes(type)).map(({ value }) => value)

/** The columns of every list of business partners. */
export const partnerColumns: Column<PartnerRow>[] = [
  {
    id: 'name',
    header: 'partner.name',
    width: 230,
    grow: 300,
    sortBy: 'NAME',
    value: partnerLabel,
    cell: (partner) => (
      <span className={styles.partnerName}>
        <RowName dir="auto">{partnerLabel(partner)}</RowName>
        {partner.locked && <PartnerLock />}
      </span>
    ),
  },
  {
    id: 'types',
    header: 'partner.typeIds',
    width: 150,
    grow: 120,
    value: ({ types }) => types.map(({ name }) => name).join(', '),
  },
  {
    id: 'phone',
    hasLinks: true,
    header: 'partner.phone',
    width: 170,
    grow: 60,
    value: (partner) => valuesOf(partner, 'PHONE', 'MOBILE').join(', '),
    cell: (partner) =>
      valuesOf(partner, 'PHONE', 'MOBILE').map((number, at) => (
        <span key={number}>
          {at > 0 && ', '}
          <PhoneNumber number={number} />
        </span>
      )),
  },
  {
    id: 'email',
    hasLinks: true,
    header: 'partner.email',
    width: 200,
    grow: 120,
    value: (partner) => valuesOf(partner, 'EMAIL').join(', '),
    cell: (partner) => {
      const [email] = valuesOf(partner, 'EMAIL')
      return email && <a href={`mailto:${email}`}>{email}</a>
    },
  },
  { id: 'city', header: 'partner.city', width: 120, grow: 40, sortBy: 'CITY', value: ({ address }) => address?.city },
  {
    id: 'parent',
    hasLinks: true,
    header: 'partner.parentId',
    width: 180,
    grow: 120,
    value: ({ parent }) => parent?.name,
    cell: ({ parent }) =>
      parent && (
        <Link to="/business-partners/$partnerId" params={{ partnerId: String(parent.id) }} search={{ tab: 'children' }}>
          {parent.name}
        </Link>
      ),
  },
  {
    id: 'address',
    header: 'partner.address',
    width: 240,
    hidden: true,
    value: ({ address }) => formatAddress(address),
  },
  {
    id: 'locked',
    header: 'partner.locked',
    width: 110,
    hidden: true,
    value: ({ locked }, t) => t(locked ? 'common.yes' : 'common.no'),
  },
  { id: 'vatId', header: 'partner.vatId', width: 140, hidden: true, value: ({ vatId }) => vatId },
  {
    id: 'updatedAt',
    header: 'partner.updatedAt',
    width: 170,
    sortBy: 'UPDATED_AT',
    hidden: true,
    kind: 'instant',
    value: ({ updatedAt }) => updatedAt,
  },
]
