import { spawnSync } from 'node:child_process'
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
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    // Ubuntu has no package of the headless shell.
    if (!installPackages('chromium-headless-shell', 'fonts-liberation')) installPackages('chromium', 'fonts-liberation')
  } else await runCommand(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return chromiumHere()
}

function installPackages(...names: string[]): boolean {
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
