import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { projectRoot } from '../project'
import type { SheetJob } from './sheet'

const require = createRequire(import.meta.url)

const fonts = [
  'source-sans-3/400Regular/SourceSans3_400Regular',
  'source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic',
  'source-sans-3/700Bold/SourceSans3_700Bold',
  'source-sans-3/700Bold_Italic/SourceSans3_700Bold_Italic',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular',
  'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold',
]

// A place that does not exist: a letter names no file of this machine.
const desk = '/desk'

const openCompiler = (): NodeCompiler => {
  const fontBlobs = fonts.map((name) => readFileSync(require.resolve(`@expo-google-fonts/${name}.ttf`)))
  const compiler = NodeCompiler.create({ workspace: desk, fontArgs: [{ fontBlobs }] })
  compiler.addSource(`${desk}/letter.typ`, readFileSync(join(projectRoot, 'server/src/kit/paper/letter.typ'), 'utf8'))
  return compiler
}

let opened: NodeCompiler | undefined

/**
 * Sets a letter.
 *
 * @returns a PDF/A-2b with real text. @throws what the compiler says of the template, never of what stands in a letter.
 */
export const typeset = ({ sheet, logo, at }: Omit<SheetJob, 'stationery'>): Uint8Array => {
  opened ??= openCompiler()
  const compiler = opened
  if (logo) compiler.mapShadow(`${desk}/logo`, Buffer.from(logo))
  try {
    const inputs = { letter: JSON.stringify({ ...sheet, logo: logo !== null }) }
    const { result, hasError, ...made } = compiled(compiler, inputs)
    if (hasError || !result) throw new Error(made.said)
    return compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: at })
  } finally {
    if (logo) compiler.unmapShadow(`${desk}/logo`)
    compiler.evictCache(2)
  }
}

const compiled = (compiler: NodeCompiler, inputs: Record<string, string>) => {
  const made = compiler.compile({ mainFilePath: `${desk}/letter.typ`, inputs })
  const hasError = made.hasError()
  return {
    result: hasError ? null : made.result,
    hasError,
    said: hasError
      ? JSON.stringify(made.takeError()?.shortDiagnostics ?? 'The letter could not be set').slice(0, 2000)
      : '',
  }
}
