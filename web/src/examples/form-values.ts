import {
  addressFields,
  colour,
  contactDetail,
  isoDate,
  isoInstant,
  isoTime,
  optionalEmail,
  optionalIban,
  optionalText,
  personPhone,
  requiredText,
  wholeMeasure,
} from '@pietas/contract/kit'
import * as z from 'zod'

/** One field of each kind. */
export const exampleFields = z.object({
  name: requiredText(20),
  count: wholeMeasure(400).nullable(),
  iban: optionalIban,
  day: isoDate.nullable(),
  time: isoTime.nullable(),
  instant: isoInstant.nullable(),
  colour: colour.nullable(),
  active: z.boolean(),
  kind: z.enum(['EARTH', 'FIRE']).nullable(),
  nationality: optionalText(100),
  infection: z.enum(['LOW', 'HIGH']).nullable(),
  text: optionalText(2000),
  formatted: optionalText(10_000),
  place: addressFields.partial().nullable(),
  email: optionalEmail,
  phone: personPhone,
  contactDetails: z.array(contactDetail).max(50),
})

type Fields = z.output<typeof exampleFields>
export type ExampleValues = { [Name in keyof Fields]: Fields[Name] | null }

export const emptyExample: ExampleValues = {
  name: null,
  count: null,
  iban: null,
  day: null,
  time: null,
  instant: null,
  colour: null,
  active: false,
  kind: null,
  nationality: null,
  infection: null,
  text: null,
  formatted: null,
  place: null,
  email: null,
  phone: null,
  contactDetails: [],
}

export const filledExample: ExampleValues = {
  ...emptyExample,
  name: 'Erna Schäfer',
  count: 175,
  iban: 'DE89370400440532013000',
  day: '2026-03-01',
  time: '09:30',
  instant: '2026-03-01T08:30:00.000Z',
  colour: '#b45309',
  active: true,
  kind: 'FIRE',
  nationality: 'deutsch',
  infection: 'LOW',
  text: 'Ruhig und klar.',
  formatted: '<p>Mit <strong>freundlichen</strong> Grüßen</p><ul><li>eins</li><li>zwei</li></ul>',
  place: {
    name: 'Seniorenheim Lindenhof',
    street: 'Lindenallee',
    streetNumber: '4',
    zipCode: '10115',
    city: 'Berlin',
    country: 'Deutschland',
    lat: 52.532,
    lng: 13.384,
  },
  email: 'erna@post.example',
  contactDetails: [{ _id: 'a', type: 'MOBILE', value: '+49171123456' }],
}
