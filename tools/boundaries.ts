// Checks the dependency rules. If the tool found no modules, it would pass, so the number of modules is checked as well.
import { spawnSync } from 'node:child_process'

const fewest = 100

function cruise(config: string): boolean {
  const result = spawnSync('node_modules/.bin/depcruise', ['apps', 'packages', 'bench', '--config', config], {
    encoding: 'utf8',
  })
  const seen = Number(/(\d+) modules/.exec(result.stdout)?.[1] ?? 0)
  console.log(result.stdout, result.stderr)
  if (seen < fewest) console.log(`Only ${seen} modules were found; at least ${fewest} are expected.`)
  return result.status === 0 && seen >= fewest
}

const results = ['.dependency-cruiser.js', '.dependency-cruiser.folders.js'].map(cruise)
process.exitCode = results.every(Boolean) ? 0 : 1
