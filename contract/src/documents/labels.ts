/** What a document belongs to; which labels it may carry depends on it: spec 1 section 3.2. */
export const documentContexts = [
  'PROCESS',
  'DEATH_NOTICE',
  'PERSON',
  'BUSINESS_PARTNER',
  'ANNOUNCEMENT',
  'USER',
  'ACCOUNTING_TEMPLATE',
  'LOGO',
  'LETTER_TEMPLATE',
  'PRODUCT',
] as const
export type DocumentContext = (typeof documentContexts)[number]

/** Labels of the documents of a process. Invoices and policies stand here twice: both kinds are in use. */
export const processLabels = [
  'PROCESS_INVOICE',
  'PROCESS_CANCELLATION_INVOICE',
  'PROCESS_REFUND_INVOICE',
  'PROCESS_OFFER',
  'PROCESS_BILLING_POSITION',
  'PROCESS_MUSIC',
  'PROCESS_DEATH_CERTIFICATE',
  'PROCESS_DEATH_CERTIFICATE_INTERNATIONAL',
  'PROCESS_DEATH_CONFIRMATION',
  'PROCESS_POLICE_FIRE_TRANSFER',
  'PROCESS_PIECE_OF_IDENTIFICATION',
  'PROCESS_BIRTH_CERTIFICATE',
  'PROCESS_MARRIAGE_CERTIFICATE',
  'PROCESS_DIVORCE_DECREE',
  'PROCESS_INSURANCE_POLICY',
  'PROCESS_REGISTRATION_CARD',
  'PROCESS_LETTER_OF_ATTORNEY',
  'PROCESS_STATEMENT_OF_WILL',
  'PROCESS_OTHER',
  'PROCESS_ORDER_CONFIRMATION',
  'PROCESS_DELIVERY_NOTE',
  'PROCESS_PRINT_PDF',
  'PROCESS_IMAGE',
  'REQUEST_SOCIAL_BURIAL',
  'ARCHIVING',
  'APPLICATION_FOREIGN_BURIAL',
  'COMMUNITY_ORDER',
  'BURIAL_PERMISSION',
  'DEFERRAL_CERTIFICATE',
  'BURIAL_ORDER',
  'CEMETERY_FUNERAL_NOTICE',
  'BURIAL_DEADLINE_RENEWAL',
  'CREMATION_CERTIFICATE',
  'FAMILY_BOOK_EXCERPT',
  'EXTERNAL_ORDER',
  'PICTURE_MOURNING_PRINT',
  'BURIAL_RELEASE',
  'CEMETERY_FEE_NOTICE',
  'GRAVE_CERTIFICATE',
  'COST_ACCEPTANCE_CERTIFICATE',
  'INSURANCE_POLICY',
  'INSTALLMENT_AGREEMENT',
  'DEATH_NOTICE_SPOUSE',
  'MOURNING_PRINT',
  'SIGNED_ORDER_CONFIRMATION',
  'URN_REQUEST',
  'URN_DELIVERY_NOTICE',
  'POWER_OF_ATTORNEY_FUNERAL_HOME',
  'POWER_OF_ATTORNEY_INSURANCE',
  'PROVISION_ORDER',
  'CORRESPONDENCE',
  'PRINT_APP_DOCUMENT',
  'MEMBERSHIP_DEREGISTRATION_CONFIRMATION',
  'SCHUFA_INFORMATION',
  'FUNERAL_DEATH_NOTICE',
  'HOSPITAL_OR_NURSING_HOME_DEATH_NOTICE',
  'DEATH_NOTIFICATION',
  'PROOF_OF_CITIZENSHIP',
] as const

/** Labels of the pictures and texts of a death notice. */
export const deathNoticeLabels = ['BANNER', 'CANDLE', 'MAIN_IMAGE', 'MEMORY', 'OBITUARY'] as const

/** Labels of the documents of a person. */
export const personLabels = ['PERSON', 'PERSON_OTHER'] as const

/** Labels of the documents of a business partner; MICELLANEUOUS is spelled so, and stored so. */
export const businessPartnerLabels = [
  'BUSINESS_PARTNER',
  'BUSINESS_PARTNER_CEMETERY_PLAN',
  'BUSINESS_PARTNER_CONTRACT',
  'BUSINESS_PARTNER_IMAGE',
  'BUSINESS_PARTNER_MICELLANEUOUS',
  'BUSINESS_PARTNER_STATUTE',
] as const

/** Label of the picture of an announcement. */
export const announcementLabels = ['ANNOUNCEMENT_IMAGE'] as const

/** Label of the picture that a member of staff shows of himself. */
export const userLabels = ['USER_PICTURE'] as const

/** Label of the paper that a template of the accounts is printed on. */
export const accountingTemplateLabels = ['ACCOUNTING_TEMPLATE_FILE'] as const
/** Labels of the two files of a legal entity: its logo, and the stationery that letters are printed on. */
export const logoLabels = ['LEGAL_ENTITY_LOGO'] as const
export const letterTemplateLabels = ['LETTER_TEMPLATE'] as const

/** Label of a picture of an article. */
export const productLabels = ['PRODUCT_IMAGE'] as const

/** Every label that can be chosen somewhere. */
export const documentLabels = [
  ...processLabels,
  ...deathNoticeLabels,
  ...personLabels,
  ...businessPartnerLabels,
  ...announcementLabels,
  ...userLabels,
  ...accountingTemplateLabels,
  ...logoLabels,
  ...letterTemplateLabels,
  ...productLabels,
] as const
export type DocumentLabel = (typeof documentLabels)[number]

/** Labels that are shown but never chosen: the banner of a death notice that has none of its own. */
export const displayedLabels = [...documentLabels, 'DEFAULT_BANNER'] as const
export type DisplayedLabel = (typeof displayedLabels)[number]

const byContext: Record<DocumentContext, readonly DocumentLabel[]> = {
  PROCESS: processLabels,
  DEATH_NOTICE: deathNoticeLabels,
  PERSON: personLabels,
  BUSINESS_PARTNER: businessPartnerLabels,
  ANNOUNCEMENT: announcementLabels,
  USER: userLabels,
  ACCOUNTING_TEMPLATE: accountingTemplateLabels,
  LOGO: logoLabels,
  LETTER_TEMPLATE: letterTemplateLabels,
  PRODUCT: productLabels,
}

/** @returns the labels that a document of this context may carry. */
export const documentLabelsOf = (context: DocumentContext): readonly DocumentLabel[] => byContext[context]

/** What a billing document of a process can be; spelled as the accounts write them. */
export const billingDocumentTypes = [
  'CancellationInvoice',
  'RefundInvoice',
  'Invoice',
  'Offer',
  'OrderConfirmation',
  'DeliveryNote',
  'Receipt',
] as const
export type BillingDocumentType = (typeof billingDocumentTypes)[number]
