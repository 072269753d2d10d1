import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MaintenanceScreen } from '#src/shell/maintenance/maintenance-screen.tsx'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { TroublePage } from './trouble-page.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the page for an unexpected error', <TroublePage key="trouble" debugId="" />],
  ['the maintenance screen', <MaintenanceScreen key="maintenance" />],
])('UX-36 the withdrawal function can be reached from %s, which has no footer', async (_name, element) => {
  fakeGraphql({})
  await renderInShop(element)
  const link = page.getByRole('link', { name: 'Withdraw from contract here' })
  await expect.element(link).toHaveAttribute('href', '/eu/withdrawal')
  await expect.poll(() => link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})
