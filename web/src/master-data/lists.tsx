import type { BurialForm, BurialType, Car } from '@pietas/contract/master-data'
import {
  burialFormFields,
  burialTypeFields,
  businessPartnerTypeFields,
  carFields,
  categoryFields,
  complaintCauseFields,
  graveTypeFields,
  protectedPartnerTypes,
  resourceFields,
} from '@pietas/contract/master-data'
import type * as z from 'zod'
import { type ListItem, listFacts, offeredBy } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { fieldsOf } from '../kit/form'
import type { Column } from '../kit/list'
import { sourceByName } from '../kit/picker/source'
import { inspectionColumn } from './inspection'

const manage = 'Entity:ReadEntityTenantLevel'
const partnerTypes = 'BusinessPartnerType:EditBusinessPartnerType'
const templates = 'Administration:CreateCorrespondenceTemplateOrCategory'
const globalTemplates = 'Global:ManageTemplates'

/** One right for all of it, held in the tenant. */
const by = <Right extends string>(right: Right) =>
  ({ create: right, update: right, delete: right, level: 'tenant', labels: 'masterData' }) as const

const ofBurialType = fieldsOf<z.output<typeof burialTypeFields>>()('masterData')
const ofBurialForm = fieldsOf<z.output<typeof burialFormFields>>()('masterData')
const ofCar = fieldsOf<z.output<typeof carFields>>()('masterData')

/** Every burial type, also those that the active legal entity does not offer. */
const everyBurialType = sourceByName({ key: ['burial-types', 'all'], list: client.burialTypes.list })

const cremation: Column<BurialType> = {
  id: 'isCremation',
  header: 'masterData.isCremation',
  width: 140,
  value: ({ isCremation }, t) => t(isCremation ? 'common.yes' : 'common.no'),
}

const typeOfForm: Column<BurialForm> = {
  id: 'burialType',
  header: 'masterData.burialTypeId',
  width: 180,
  value: ({ burialType }) => burialType.name,
}

const carColumns: Column<Car>[] = [
  { id: 'licensePlate', header: 'masterData.licensePlate', width: 140, value: (car) => car.licensePlate },
  {
    id: 'numberOfSeats',
    header: 'masterData.numberOfSeats',
    width: 100,
    kind: 'number',
    value: (car) => car.numberOfSeats,
  },
  inspectionColumn,
]

/** The lists of master data: one row each makes table, drawer, deletion, restoring and assignment. */
export const masterDataLists = {
  burialTypes: listFacts<BurialType>({
    ...by(manage),
    name: 'burial-types',
    key: () => ['burial-types'],
    alsoIn: ['burial-forms', 'processes'],
    title: 'masterData.burialTypes',
    item: 'masterData.burialType',
    belongs: 'masterData.belongs.burialTypes',
    calls: client.burialTypes,
    schema: burialTypeFields,
    starts: { isCremation: false },
    columns: [cremation],
    Fields: () => <ofBurialType.SwitchField name="isCremation" />,
    links: [offeredBy(client.burialTypes, manage)],
  }),
  burialForms: listFacts<BurialForm>({
    ...by(manage),
    name: 'burial-forms',
    key: () => ['burial-forms'],
    alsoIn: ['processes'],
    title: 'masterData.burialForms',
    item: 'masterData.burialForm',
    belongs: 'masterData.belongs.burialForms',
    calls: client.burialForms,
    schema: burialFormFields,
    columns: [typeOfForm],
    Fields: () => <ofBurialForm.PickerField name="burialTypeId" source={everyBurialType} span={6} />,
    links: [offeredBy(client.burialForms, manage)],
  }),
  graveTypes: listFacts({
    ...by(manage),
    name: 'grave-types',
    key: () => ['grave-types'],
    alsoIn: ['processes'],
    title: 'masterData.graveTypes',
    item: 'masterData.graveType',
    belongs: 'masterData.belongs.graveTypes',
    calls: client.graveTypes,
    schema: graveTypeFields,
    links: [offeredBy(client.graveTypes, manage)],
  }),
  cars: listFacts<Car>({
    ...by(manage),
    name: 'cars',
    key: () => ['cars'],
    title: 'masterData.cars',
    item: 'masterData.car',
    belongs: 'masterData.belongs.cars',
    calls: client.cars,
    schema: carFields,
    columns: carColumns,
    Fields: () => (
      <>
        <ofCar.TextField name="licensePlate" span={3} />
        <ofCar.NumberField name="numberOfSeats" span={3} />
        <ofCar.DateField name="inspectionDueAt" span={3} />
      </>
    ),
    links: [offeredBy(client.cars, manage)],
  }),
  resources: listFacts({
    ...by(manage),
    name: 'resources',
    key: () => ['resources'],
    title: 'masterData.resources',
    item: 'masterData.resource',
    belongs: 'masterData.belongs.resources',
    calls: client.resources,
    schema: resourceFields,
    links: [offeredBy(client.resources, manage)],
  }),
  complaintCauses: listFacts({
    ...by(manage),
    name: 'complaint-causes',
    key: () => ['complaint-causes'],
    alsoIn: ['tasks', 'quality'],
    title: 'masterData.complaintCauses',
    item: 'masterData.complaintCause',
    belongs: 'masterData.belongs.complaintCauses',
    calls: client.complaintCauses,
    schema: complaintCauseFields,
    links: [offeredBy(client.complaintCauses, manage)],
  }),
  businessPartnerTypes: listFacts({
    ...by(partnerTypes),
    name: 'business-partner-types',
    key: () => ['business-partner-types'],
    alsoIn: ['partners'],
    title: 'masterData.businessPartnerTypes',
    item: 'masterData.businessPartnerType',
    belongs: 'masterData.belongs.businessPartnerTypes',
    calls: client.businessPartnerTypes,
    schema: businessPartnerTypeFields,
    // Pickers find registry offices and cemeteries by these names: spec 1 section 9.
    isProtected: ({ name = '' }: ListItem) => (protectedPartnerTypes as readonly string[]).includes(name),
    links: [offeredBy(client.businessPartnerTypes, partnerTypes)],
  }),
  templateCategories: listFacts({
    ...by(templates),
    name: 'template-categories',
    key: () => ['template-categories'],
    title: 'masterData.templateCategories',
    item: 'masterData.templateCategory',
    belongs: 'masterData.belongs.templateCategories',
    calls: client.templateCategories,
    schema: categoryFields,
    links: [offeredBy(client.templateCategories, templates)],
  }),
  globalTemplateCategories: listFacts({
    ...by(globalTemplates),
    name: 'global-template-categories',
    key: () => ['global-template-categories'],
    title: 'masterData.globalTemplateCategories',
    item: 'masterData.templateCategory',
    belongs: 'masterData.belongs.globalTemplateCategories',
    calls: client.globalTemplateCategories,
    schema: categoryFields,
  }),
}
