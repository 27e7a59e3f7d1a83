import { formatAddress } from '@pietas/contract/kit/address-line'
import { type Branch, branchFields } from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { PhoneNumber } from '../kit/contact/phone-number'
import { fieldsOf } from '../kit/form'
import { activeLegalEntityId } from '../kit/session'

const { PhoneField, TextField } = fieldsOf<z.output<typeof branchFields>>()('branch')

const { listBranches, getBranch, createBranch, updateBranch, deleteBranch } = client.legalEntities
const manage = 'Administration:ManageLegalEntity'

/** The branches of the active legal entity. */
export const branchList = listFacts<Branch>({
  name: 'branches',
  key: () => ['legal-entities', activeLegalEntityId(), 'branches'],
  alsoIn: ['processes'],
  title: 'branch.many',
  item: 'branch.one',
  belongs: 'branch.belongs',
  create: manage,
  update: manage,
  delete: manage,
  level: 'entity',
  calls: { list: listBranches, get: getBranch, create: createBranch, update: updateBranch, delete: deleteBranch },
  schema: branchFields,
  labels: 'branch',
  columns: [
    { id: 'address', header: 'branch.address', width: 220, grow: 220, value: (branch) => formatAddress(branch) },
    {
      id: 'phone',
      hasLinks: true,
      header: 'branch.phone',
      width: 160,
      value: ({ phone }) => phone,
      cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
    },
    {
      id: 'email',
      hasLinks: true,
      header: 'branch.email',
      width: 200,
      value: ({ email }) => email,
      cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
    },
  ],
  Fields: () => (
    <>
      <TextField name="street" span={5} narrow={4} />
      <TextField name="streetNumber" span={1} narrow={2} />
      <TextField name="zipCode" span={2} narrow={2} />
      <TextField name="city" span={4} narrow={4} />
      <PhoneField name="phone" blanks span={6} />
      <TextField name="email" type="email" span={6} />
    </>
  ),
})
