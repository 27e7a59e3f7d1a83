import type { LegalEntity } from '@pietas/contract/legal-entities'

const none = {
  ...{ federalState: null, email: null, phone: null, tasksDefaultUserId: null, accountingDefaultUserId: null },
  ...{ qualityManagementDefaultUserId: null, inventoryUserGroupId: null, directorUserId: null, iban: null, bic: null },
  ...{ bankName: null, vatId: null, commercialRegister: null, commercialRegisterNumber: null, invoiceFooterText: null },
  ...{ invoiceFooterTextFactoring: null, billingPositionProductsTitle: null, billingPositionProductsDescription: null },
  ...{ billingPositionPaymentsTitle: null, billingPositionPaymentsDescription: null },
  ...{ billingPositionExpensesTitle: null, billingPositionExpensesDescription: null },
  ...{ billingPositionExternalServicesTitle: null, billingPositionExternalServicesDescription: null },
  ...{ insuranceAgencyId: null, primaryColor: null, secondaryColor: null, privacyLink: null, imprintLink: null },
  ...{ emailSignature: null, memorialPortalLegalEntityId: null, printqStore: null, accountingClientNumber: null },
  ...{ accountingConsultantNumber: null, creditorStartNumber: null, creditorPrefix: null, debtorStartNumber: null },
  ...{
    debtorPrefix: null,
    factoringIban: null,
    factoringBic: null,
    paymentOffsetMethod: null,
    factoringProvider: null,
  },
  ...{ factoringUser: null, factoringCustomerId: null, logo: null, logoAccessToken: null, letterTemplate: null },
  letterTemplateAccessToken: null,
  ...{ smtpHost: null, smtpPort: null, smtpSecurity: null, smtpUser: null, smtpFrom: null, smtpPasswordSet: false },
}

/** A legal entity as the server answers it. */
export const aCompany = (fields: Partial<LegalEntity> = {}): LegalEntity => ({
  ...none,
  ...{ id: 1, version: 4, deleted: false, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 },
  ...{ name: 'Bestattungen Abendrot GmbH', shortName: 'BA', slug: 'abendrot', street: 'Lindenstraße' },
  ...{ streetNumber: '12', zipCode: '02826', city: 'Görlitz', mfaRequired: false, forbiddenFileTypes: ['exe'] },
  ...{ invoiceShowGross: false, useMourningPrintApp: false, billingApiTokenSet: false, factoringPasswordSet: false },
  letterTemplateSettings: {
    ...{ marginLeft: 25, marginRight: 20, marginTop: 45, marginBottom: 20, renderSender: true, senderLine: null },
  },
  facturaFeatureEnabled: false,
  ...fields,
})
