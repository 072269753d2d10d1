import { afterAll, describe, it } from 'vitest'
import { isLong } from '../is-long.ts'
import { isOnPhone, runCell } from './run-cell.ts'
import { combinedFaults, singleFaults, type Fault, type Scenario } from './scenario.ts'

const signs = { passed: '✓', failed: '✗', none: '–' } as const

const faults = isLong ? singleFaults : combinedFaults

/** A tab is closed in the gate only if the browser stores something beyond it; `npm run test:long` runs every cell. */
const isTested = ({ keptBeyondTab, sameWayAs }: Scenario, fault: Fault): boolean =>
  isLong || (sameWayAs === undefined && (fault !== 'tab closed' || keptBeyondTab !== undefined))

/** Runs each scenario under its faults, several cells concurrently, and prints the results as a table. */
export function faultMatrix(title: string, scenarios: readonly Scenario[]): void {
  const verdicts = new Map<string, keyof typeof signs>()
  const keyOf = (mutation: string, fault: string): string => `${mutation} × ${fault}`
  describe(`the fault matrix of ${title}`, () => {
    for (const scenario of scenarios)
      for (const fault of faults.filter((one) => isTested(scenario, one))) {
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
