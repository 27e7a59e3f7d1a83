/** Who carries a coffin or a cross; RELATIVES is plural here: spec 3 section 3.8. */
export const bearerTypes = ['RELATIVES', 'ASSOCIATION', 'CHURCH', 'BUSINESS_PARTNER'] as const

/** Who provides flowers, a speech or the management of a burial; RELATIVE is singular here. */
export const providers = ['RELATIVE', 'LEGAL_ENTITY', 'BUSINESS_PARTNER'] as const

/** Where flowers go; as a place BUSINESS_PARTNER is the cemetery. */
export const flowerTargets = ['BUSINESS_PARTNER', 'LEGAL_ENTITY'] as const

export const clothingTypes = ['NONE', 'OWN', 'TALAR'] as const
export const farewellTypes = ['OPEN_COFFIN', 'CLOSED_COFFIN', 'URN'] as const
export const careTypes = ['CLOTHING', 'HYGIENIC_TREATMENT', 'EMBALMING', 'INFECTION_PROTECTION_EMBEDDING'] as const
export const funeralServiceTypes = ['COFFIN', 'URN', 'SERVICE_ONLY'] as const
export const musicMediums = ['CD', 'PORTAL', 'USB', 'MUSICIAN', 'MEDIA_LIBRARY'] as const
