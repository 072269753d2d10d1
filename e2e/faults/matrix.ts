import { afterAll, describe, it } from 'vitest'
import { isOnPhone, runCell } from './run-cell.ts'
import { faults, type Scenario } from './scenario.ts'

const signs = { passed: '✓', failed: '✗', none: '–' } as const

/** Runs each scenario under each fault, several cells concurrently, and prints the results as a table. */
export function faultMatrix(title: string, scenarios: readonly Scenario[]): void {
  const verdicts = new Map<string, keyof typeof signs>()
  const keyOf = (mutation: string, fault: string): string => `${mutation} × ${fault}`
  describe(`the fault matrix of ${title}`, () => {
    for (const scenario of scenarios)
      for (const fault of faults) {
        const name = keyOf(scenario.mutation, fault)
        if (scenario.without?.[fault] !== undefined || (isOnPhone && scenario.desktopOnly !== undefined)) continue
        it.concurrent(`${scenario.mutation} × ${fault}`, async () => {
          verdicts.set(name, 'failed')
          await runCell(scenario, fault)
          verdicts.set(name, 'passed')
        })
      }
  })
  afterAll(() => {
    const width = Math.max(...scenarios.map(({ mutation }) => mutation.length))
    const rows = scenarios.map(({ mutation }) => {
      const marks = faults.map((fault) => signs[verdicts.get(keyOf(mutation, fault)) ?? 'none'].padEnd(fault.length))
      return `${mutation.padEnd(width)}  ${marks.join('  ')}`
    })
    process.stdout.write(`\n${[`${title.padEnd(width)}  ${faults.join('  ')}`, ...rows].join('\n')}\n`)
  })
}
