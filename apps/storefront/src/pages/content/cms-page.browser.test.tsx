import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Page } from './cms-page.route.tsx'

type Data = Parameters<typeof Page>[0]['data']

const open = async (show_cms_breadcrumbs: number): Promise<void> => {
  const cmsPage = {
    identifier: 'about',
    title: 'About us',
    content_heading: 'About us',
    content_elements: [],
    page_layout: '1column',
  }
  await renderInShop(<Page data={{ storeConfig: { show_cms_breadcrumbs }, cmsPage } as unknown as Data} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
}

afterEach(() => vi.unstubAllGlobals())

describe('web/default/show_cms_breadcrumbs', () => {
  it('on: a content page shows the way to it', async () => {
    await open(1)
    await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible()
  })

  it('off: it does not', async () => {
    await open(0)
    expect(page.getByRole('navigation', { name: 'You are here' }).elements()).toHaveLength(0)
  })
})
