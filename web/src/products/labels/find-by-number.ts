import { client } from '../../kit/api/client'

/** @returns the article that bears a number, whatever the case of its letters. */
export async function findByNumber(number: string): Promise<number | undefined> {
  const { items } = await client.products.list({ query: { query: number, sortBy: 'NUMBER', sortDirection: 'ASC' } })
  return items.find((one) => one.number?.toLowerCase() === number.toLowerCase())?.id
}
