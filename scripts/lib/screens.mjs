import { pageRows } from './pages.mjs'

const frame = 'src/app/shell/frame/shell.tsx'

/**
 * Every page, and every drawer over the page from which it is mostly opened, as they open for somebody who is signed
 * in.
 *
 * @returns for each its name, the source files whose code it asks for (from `web`), and the parts of the texts that it
 * says.
 */
export const screens = () => {
  const rows = pageRows()
  const below = (row) =>
    rows.find(({ file, name }) => file === row.file && !name.includes('$') && !name.startsWith('drawer')) ??
    rows.find(({ name }) => name === '/admin/burial-types')
  const shown = (row) => (row.name.startsWith('drawer') ? [row, ...shown(below(row))] : [row])
  return rows.map((row) => ({
    name: row.name,
    code: [
      ...(row.name.startsWith('/auth/') ? [] : [frame]),
      ...shown(row).flatMap(({ chunk, lists }) => [chunk, ...lists]),
    ],
    texts: shown(row).flatMap(({ texts }) => texts),
  }))
}
