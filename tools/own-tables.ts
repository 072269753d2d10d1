// Checks that a domain writes only its own tables: in the queries of `cart`, the table in insertInto, updateTable, deleteFrom and
// in raw SQL statements must start with `cart_`.
import fs from 'node:fs'
import path from 'node:path'

const source = 'apps/backend/src'
const write =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)|\b(?:insert into|update|delete from|merge into)\s+(\w+_\w+)\b/g

const faults: string[] = []
for (const file of fs.globSync(`${source}/**/*queries.ts`)) {
  const [domain = ''] = path.relative(source, file).split(path.sep)
  const prefix = `${domain.replaceAll('-', '_')}_`
  for (const match of fs.readFileSync(file, 'utf8').matchAll(write)) {
    const table = match[1] ?? match[2] ?? ''
    if (!table.startsWith(prefix)) faults.push(`${file} writes ${table}`)
  }
}
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1
