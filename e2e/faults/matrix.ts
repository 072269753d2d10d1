import { afterAll, describe, it } from 'vitest'
import { isLong } from '../is-long.ts'
import { isOnPhone, runCell } from './run-cell.ts'
import { combinedFaults, singleFaults, type Fault, type Scenario } from './scenario.ts'

const signs = { passed: '✓', failed: '✗', none: '–' } as const

const faults = isLong ? singleFaults : combinedFaults
const [worst, ...others] = combinedFaults

/**
 * The faults of the scenario at this index. The gate runs a scenario that moves no money, stock or personal data on a bad
 * connection and under one other fault, in turn; `npm run test:long` runs every scenario under every single fault.
 */
function faultsOf({ isCritical }: Scenario, index: number): readonly Fault[] {
  return isLong || isCritical === true
    ? faults
    : combinedFaults.filter((one) => one === worst || one === others[index % others.length])
}

/** Runs each scenario under its faults, several cells concurrently, and prints the results as a table. */
export function faultMatrix(title: string, scenarios: readonly Scenario[]): void {
  const verdicts = new Map<string, keyof typeof signs>()
  const keyOf = (mutation: string, fault: string): string => `${mutation} × ${fault}`
  describe(`the fault matrix of ${title}`, () => {
    for (const [index, scenario] of scenarios.entries())
      for (const fault of faultsOf(scenario, index)) {
        const name = keyOf(scenario.mutation, fault)
        if (scenario.without?.[fault] !== undefined || (isOnPhone && scenario.desktopOnly !== undefined)) continue
        // The global `expect` reports to the wrong test when several run concurrently.
        it.concurrent(`${scenario.mutation} × ${fault}`, async ({ expect }) => {
          verdicts.set(name, 'failed')
          await expect(runCell(scenario, fault)).resolves.toBeUndefined()
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
