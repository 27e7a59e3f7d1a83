// The code of every way in that is not the usual one; it comes while somebody looks at the page.
import { coloursOf, HouseSign } from './house-sign'
import { ProviderButtons } from './provider-buttons'
import { providerCalls, rememberedHouse } from './provider-calls'

export const code = { coloursOf, HouseSign, ProviderButtons, providerCalls, rememberedHouse }
