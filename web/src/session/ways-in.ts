// The code of every way in that is not the usual one; it comes while somebody looks at the page.
export { coloursOf, HouseSign } from './house-sign'
export { ProviderButtons } from './provider-buttons'
export { providerCalls, rememberedHouse } from './provider-calls'
