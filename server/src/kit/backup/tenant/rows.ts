type Body = ReadableStream<Uint8Array>

const newline = 10

/** The lines of COPY's text format, with the break at their end. A line may begin in one chunk and end in another. */
async function* linesOf(body: Body): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of body) {
    const bytes = Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
      yield bytes.subarray(from, end + 1)
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
  // A part of a table ends where a megabyte is full, and so with a whole line.
  if (rest.length > 0) throw new Error('a row is cut')
}

/** The fields of a line; what stands in them is still written as COPY writes it. */
export const fieldsOf = (line: Buffer): string[] => line.toString('utf8').slice(0, -1).split('\t')

/** Of the rows in a part of a table those that are of this tenant. @param at where in a row its tenant stands. */
export async function* rowsOfTenant(body: Body, at: number, tenantId: string): AsyncGenerator<Buffer> {
  for await (const line of linesOf(body)) if (fieldsOf(line)[at] === tenantId) yield line
}

/** Every row of a part of a table. */
export async function* rowsOf(body: Body): AsyncGenerator<string[]> {
  for await (const line of linesOf(body)) yield fieldsOf(line)
}
