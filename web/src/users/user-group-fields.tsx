import type { userGroupFields } from '@pietas/contract/users'
import type * as z from 'zod'
import { fieldsOf } from '../kit/form'
import { colleagueSource } from './source'

const { MultiPickerField } = fieldsOf<z.output<typeof userGroupFields>>()('userGroup')

/** Who belongs to a group. */
export const UserGroupFields = () => <MultiPickerField name="userIds" source={colleagueSource()} span={6} />
