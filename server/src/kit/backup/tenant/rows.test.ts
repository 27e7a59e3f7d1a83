import { expect, test } from 'vitest'
import { nothingCarried, rowsOf, rowsOfTenant } from './rows'

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const table = '1\tErna\\tSüß\n2\tKarl\n12\tIda\n1\t\\N\n'

test.each([1, 2, 5, 7, 1000])(
  'rows are whole in pieces of %i bytes, wherever a part of the table ends',
  async (size) => {
    for (let cut = 0; cut <= table.length; cut += 1) {
      const carry = nothingCarried()
      const found: string[] = []
      for (const part of [table.slice(0, cut), table.slice(cut)])
        for await (const line of rowsOfTenant(inPieces(part, size), carry, 0, '1')) found.push(line.toString())
      expect(found).toEqual(['1\tErna\\tSüß\n', '1\t\\N\n'])
      expect(carry.rest).toHaveLength(0)
    }
  },
)

test('the fields of a row stay as they are written', async () => {
  const rows: string[][] = []
  for await (const row of rowsOf(inPieces(table, 3), nothingCarried())) rows.push(row)
  expect(rows[0]).toEqual(['1', 'Erna\\tSüß'])
})
