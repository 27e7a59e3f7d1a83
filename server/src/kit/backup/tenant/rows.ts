type Body = AsyncIterable<Uint8Array>

const newline = 10

/** What has come of a row whose rest is still to come: a part of a table may end in the middle of one. */
export type Carry = { rest: Buffer }

export const nothingCarried = (): Carry => ({ rest: Buffer.alloc(0) })

/** The lines of COPY's text format, with the break at their end. */
async function* linesOf(body: Body, carry: Carry): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    const bytes = Buffer.concat([carry.rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
      yield bytes.subarray(from, end + 1)
      from = end + 1
    }
    carry.rest = bytes.subarray(from)
  }
}

/** The fields of a line; what stands in them is still written as COPY writes it. */
const fieldsOf = (line: Buffer): string[] => line.toString('utf8').slice(0, -1).split('\t')

/** Of the rows in a part of a table those that are of this tenant. @param at where in a row its tenant stands. */
export async function* rowsOfTenant(body: Body, carry: Carry, at: number, tenantId: string): AsyncGenerator<Buffer> {
  for await (const line of linesOf(body, carry)) if (fieldsOf(line)[at] === tenantId) yield line
}

/** Every row of a part of a table. */
export async function* rowsOf(body: Body, carry: Carry): AsyncGenerator<string[]> {
  for await (const line of linesOf(body, carry)) yield fieldsOf(line)
}
