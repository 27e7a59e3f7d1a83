import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'masterData.burialTypes': 'Burial types',
  'masterData.burialType': 'Burial type',
  'masterData.burialForms': 'Burial forms',
  'masterData.burialForm': 'Burial form',
  'masterData.graveTypes': 'Grave types',
  'masterData.graveType': 'Grave type',
  'masterData.cars': 'Vehicles',
  'masterData.car': 'Vehicle',
  'masterData.resources': 'Resources',
  'masterData.resource': 'Resource',
  'masterData.complaintCauses': 'Causes of complaints',
  'masterData.complaintCause': 'Cause of complaints',
  'masterData.businessPartnerTypes': 'Categories',
  'masterData.businessPartnerType': 'Category',
  'masterData.templateCategories': 'Template categories',
  'masterData.templateCategory': 'Template category',
  'masterData.globalTemplateCategories': 'Global template categories',
  'masterData.name': 'Name',
  'masterData.isCremation': 'Cremation',
  'masterData.burialTypeId': 'Burial type',
  'masterData.licensePlate': 'Licence plate',
  'masterData.numberOfSeats': 'Seats',
  'masterData.inspectionDueAt': 'Inspection due',
  'masterData.inspection.overdue': 'overdue',
  'masterData.inspection.soon': 'due soon',
  'masterData.belongs.burialTypes':
    'Burial types such as earth burial or cremation. Every process has a burial form, and every form belongs to a type.',
  'masterData.belongs.burialForms':
    'Burial forms such as an urn grave or a burial at sea. One of them is chosen in every process.',
  'masterData.belongs.graveTypes':
    'Grave types such as a single or a family grave. They are chosen with the grave of a process.',
  'masterData.belongs.cars':
    'Vehicles that are planned for transfers and appointments, with licence plate, seats and inspection.',
  'masterData.belongs.resources':
    'Rooms and equipment that exist only once: chapel, cold room, coffin trolley. They are booked with appointments and stand in the dispatch.',
  'masterData.belongs.complaintCauses':
    'What complaints and feedback are about, such as a delay or an invoice. The evaluation in quality management counts them.',
  'masterData.belongs.businessPartnerTypes':
    'Categories such as registry office, cemetery or florist. Pickers find business partners by them.',
  'masterData.belongs.templateCategories': 'Categories by which templates of letters are sorted.',
  'masterData.belongs.globalTemplateCategories': 'Categories of templates that are offered to all tenants.',
}
