/*
 * While a release is rolled out the build before it works on the schema of the new one: a migration adds, and only when no
 * build in use needs the old any more does another one take it away. That one says so:
 *
 *   -- contracts: 2026-12-01-10-first-names.sql nothing reads persons.first_name since
 */
const marker = /^-- contracts: (\S+\.sql) (\S.*)$/m

/** What a build that knows nothing of a migration stumbles over. */
const breaks = [
  ['drops a table', /^drop\s+(materialized\s+)?(table|view|sequence|type|domain)\b/],
  ['drops a function', /^drop\s+(function|procedure|routine|aggregate)\b/],
  [
    'drops a column',
    /^alter\s+table\b.*\bdrop\s+(column\b|(?!constraint\b|not\b|default\b|expression\b|identity\b)(if\s+exists\s+)?\w)/s,
  ],
  ['drops a default', /^alter\s+table\b.*\bdrop\s+default\b/s],
  ['renames', /^alter\s+(table|function|view|sequence|type)\b.*\brename\b/s],
  ['moves to another schema', /^alter\b.*\bset\s+schema\b/s],
  ['changes a type', /^alter\s+table\b.*\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/s],
  ['asks for a value', /^alter\s+table\b.*\bset\s+not\s+null\b/s],
]

// What a block does is done as well; the body of a function is not.
const unfold = (_, _name, body) => `;${body.replace(/\b(begin|then|else|loop)\b/gi, ';')};`

const bare = (sql) =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\bdo\s+\$(\w*)\$(.*?)\$\1\$/gis, unfold)
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")

const statementsOf = (sql) =>
  bare(sql)
    .split(';')
    .map((statement) => statement.trim().toLowerCase())
    .filter(Boolean)

/** Parts of an `alter table`, split where a comma separates two of them. */
const partsOf = (statement) => {
  let depth = 0
  const parts = ['']
  for (const sign of statement) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

// A row that a build writes which does not know the column.
const asksForNewColumn = (statement) =>
  /^alter\s+table\b/.test(statement) &&
  partsOf(statement).some(
    (part) =>
      /\badd\s+(column\b|(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\S)/.test(part) &&
      /\bnot\s+null\b/.test(part) &&
      !/\b(default|generated)\b/.test(part),
  )

const tableOf = (statement) =>
  /^(?:create|alter|drop)\s+(?:\w+\s+)*?table\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?"?([\w.]+)/.exec(
    statement,
  )?.[1]

/**
 * @param name of the migration.
 * @param names of all of them.
 * @returns what would break a build that does not know it, in words; nothing where it says what it contracts.
 */
export function breaksOf(name, sql, names) {
  const statements = statementsOf(sql)
  const own = new Set(
    statements
      .filter((statement) => statement.startsWith('create'))
      .map(tableOf)
      .filter(Boolean),
  )
  const found = statements
    .filter((statement) => !own.has(tableOf(statement)))
    .flatMap((statement) => {
      const reasons = breaks.filter(([, pattern]) => pattern.test(statement)).map(([reason]) => reason)
      if (asksForNewColumn(statement)) reasons.push('adds a column that asks for a value')
      return reasons.map((reason) => `${reason}: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`)
    })
  const expanded = marker.exec(sql)?.[1]
  if (!expanded) return found
  if (!names.includes(expanded) || expanded >= name) return [`contracts ${expanded}, which is no migration before it`]
  return found.length > 0 ? [] : ['says that it contracts, and does not']
}
