// The dependency rule. A cruise that saw nothing proves nothing, so the number of modules is checked as well.
import { spawnSync } from 'node:child_process'

const fewest = 100
const result = spawnSync('node_modules/.bin/depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.js'], {
  encoding: 'utf8',
})
const seen = Number(/(\d+) modules/.exec(result.stdout)?.[1] ?? 0)
console.log(result.stdout, result.stderr)
if (seen < fewest) console.log(`Only ${seen} modules were seen; at least ${fewest} are expected.`)
process.exitCode = result.status === 0 && seen >= fewest ? 0 : 1
