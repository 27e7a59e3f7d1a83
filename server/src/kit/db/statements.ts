// Where a statement may end, and whatever holds semicolons that end none: comments, texts, names, bodies of functions.
const mayEnd = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g

/**
 * @param text a file of the schema.
 * @returns its statements one by one: where tables lie apart a message goes along to the machines as it was sent, and may
 * hold only one.
 */
export const statementsIn = (text: string): string[] => {
  const statements: string[] = []
  let begin = 0
  for (const { 0: found, index } of text.matchAll(mayEnd)) {
    if (found !== ';') continue
    statements.push(text.slice(begin, index).trim())
    begin = index + 1
  }
  const rest = text.slice(begin).trim()
  return rest === '' ? statements : [...statements, rest]
}
