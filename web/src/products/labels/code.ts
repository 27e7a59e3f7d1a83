import { idIn } from '../../kit/drawer/address'

/** @returns what the label of an article holds: the address of its stock, which any telephone opens. */
export const labelAddress = (productId: number, origin = location.origin): string => `${origin}/erp?stock=${productId}`

/**
 * Reads what a scanner has found or somebody has typed.
 *
 * @returns the article of a label of this app; else the text as an article number, null for none.
 */
export function readCode(text: string): { productId: number } | { number: string } | null {
  const typed = text.trim()
  if (typed === '') return null
  const address = URL.canParse(typed) ? new URL(typed) : undefined
  const productId = address?.pathname === '/erp' ? idIn(address.searchParams.get('stock') ?? undefined) : undefined
  if (productId !== undefined) return { productId }
  return address?.protocol.startsWith('http') ? null : { number: typed }
}
