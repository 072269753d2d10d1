import { accessByOperation, roles, type Role, type Verdict } from './roles.ts'

const shown = (role: Role, verdict: Verdict): string => {
  if (verdict === 'yes') return 'yes'
  if (verdict === 'own') return role === 'acting' ? 'the client’s' : 'own'
  return `no: \`${verdict}\``
}

/** The page docs/roles.md. */
export function renderRoles(queries: readonly string[], mutations: readonly string[]): string {
  const header = ['operation', 'guest', 'customer', 'agent', 'agent acting for a client']
  const table = (names: readonly string[]): string => {
    const rows = names.map((name) => {
      const row = accessByOperation.get(name)
      return [`\`${name}\``, ...roles.map((role) => (row === undefined ? '' : shown(role, row[role])))]
    })
    const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
    const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
    return [header, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
  }
  return `${introduction}

## Queries

${table(queries)}

## Mutations

${table(mutations)}
`
}

const introduction = `# Roles

Who may call which operation. \`npm run codegen\` writes this page from \`apps/backend/src/contract/roles.ts\`. \`roles.test.ts\` beside it fails if an operation of the schema is missing, and calls every operation in every role.

- yes: allowed.
- own: allowed for the caller’s own data. An agent who acts for a client reaches the client’s data and not their own. Data of other people is refused exactly like data that does not exist.
- no: every call is refused with this error code.

A guest’s cart belongs to anybody who knows its id, and a guest’s order to anybody who knows its token; both are random. An agent has a customer account, with the rights of a customer for their own data. [Sales agents](agents.md) has the rules for acting.`
