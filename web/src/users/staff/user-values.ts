import type { Address, Finding } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { checkEntityRows, type User, userFields } from '@pietas/contract/users'
import * as z from 'zod'
import { AddressField } from '../../kit/address'
import { MultiSelectField, WeekdaysField } from '../../kit/choices'
import { fieldsOf } from '../../kit/form'

/** What somebody holds at one legal entity, while it is typed. */
export interface EntityRowValues {
  legalEntityId: number | null
  email: string | null
  phone: string | null
  roles: User['legalEntities'][number]['roles']
}

export type UserValues = Pick<
  User,
  | 'salutation'
  | 'title'
  | 'jobDescription'
  | 'privatePhone'
  | 'leaveEntitlement'
  | 'workingDays'
  | 'userGroups'
  | 'tenantRoles'
> & {
  firstName: string | null
  lastName: string | null
  email: string | null
  privateAddress: Address
  legalEntities: EntityRowValues[]
  /** Of a new one alone. */
  createCognitoUser?: boolean
}

export const ofUser = fieldsOf<UserValues>()('user', { AddressField, MultiSelectField, WeekdaysField })

/** A new one is asked as well whether he is to be invited. */
export const newUserSchema = userFields.extend({ createCognitoUser: z.boolean() })

/** What is stored of somebody, as the form takes it. */
export const valuesOfUser = (user: User): UserValues => ({
  salutation: user.salutation,
  title: user.title,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  jobDescription: user.jobDescription,
  privatePhone: user.privatePhone,
  privateAddress: user.privateAddress ?? noAddress,
  leaveEntitlement: user.leaveEntitlement,
  workingDays: user.workingDays,
  userGroups: user.userGroups,
  tenantRoles: user.tenantRoles,
  legalEntities: user.legalEntities,
})

export const emptyRow = (legalEntityId: number | null, email: string | null = null): EntityRowValues => ({
  legalEntityId,
  email,
  phone: null,
  roles: [],
})

/** Somebody new. @param legalEntityId where he begins, if anywhere. */
export const newUserValues = (legalEntityId: number | undefined): UserValues => ({
  ...{ salutation: null, title: null, firstName: null, lastName: null, email: null, jobDescription: null },
  ...{ privatePhone: null, privateAddress: noAddress, leaveEntitlement: null, workingDays: null },
  userGroups: [],
  tenantRoles: [],
  legalEntities: legalEntityId === undefined ? [] : [emptyRow(legalEntityId)],
  createCognitoUser: true,
})

/** Nobody has two rows at one legal entity; a row without one is found wanting by its field. */
export const checkRows = ({ legalEntities }: UserValues): Finding[] =>
  checkEntityRows(legalEntities.map(({ legalEntityId }, at) => ({ legalEntityId: legalEntityId ?? -at - 1 })))
