import type { legalEntityFields, legalEntitySecrets } from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { WordsField } from '../kit/choices'
import { fieldsOf } from '../kit/form'

/** What the forms of a legal entity hold. A secret is only what is typed anew. */
export type CompanyValues = z.output<typeof legalEntityFields> & z.output<typeof legalEntitySecrets>

/** The fields of a legal entity. */
export const ofCompany = fieldsOf<CompanyValues>()('company', { WordsField })
