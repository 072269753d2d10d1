import fs from 'node:fs'
import { chromium } from 'playwright-core'
import { runCommand } from './processes.ts'

// The headless shell is first: it has no browser window, which is a quarter of the work of a page.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds an installed Chromium. Otherwise installs Debian's if permitted, or else Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  return chromiumHere() ?? (await installed())
}

/** The Chromium that is already installed; undefined if there is none. */
export function chromiumHere(): string | undefined {
  const named = process.env['CHROMIUM']
  const own = chromium.executablePath()
  return [named, ...usual, own].find((file) => file !== undefined && file !== '' && fs.existsSync(file))
}

async function installed(): Promise<string | undefined> {
  const isDebianRoot = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  console.log('Installing Chromium for the browser tests (once)…')
  if (isDebianRoot) {
    await runCommand('apt-get', ['update', '-qq'])
    // Ubuntu has no package of the headless shell.
    if (!(await installPackages('chromium-headless-shell', 'fonts-liberation')))
      await installPackages('chromium', 'fonts-liberation')
  } else await runCommand(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return chromiumHere()
}

async function installPackages(...names: string[]): Promise<boolean> {
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  return (
    (await runCommand('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, ['ignore', 'ignore', 'inherit'])) === 0
  )
}
