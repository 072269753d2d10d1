import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './blog-index.route.tsx'

const blog = {
  enabled: true,
  index_title: 'The Nest',
  index_subtitle: 'Stories for parents',
  index_meta_title: 'The Nest, our blog',
  index_meta_description: 'What children wear and why',
  posts_per_page: 4,
}

async function open(path = '/blog/allPosts') {
  const calls = fakeGraphql({
    BlogSettings: { storeConfig: { blog } },
    BlogPosts: { blogPosts: { total_count: 0, total_pages: 1, items: [] } },
    BlogSidebar: { blogCategories: { items: [] }, blogTags: { items: [] }, blogMonths: [] },
  })
  await renderInShop(<Component />, { path, loader })
  return calls
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

describe('BLOG-02 the first page of the blog', () => {
  it('has the configured title, subtitle, meta tags and number of posts', async () => {
    const calls = await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'The Nest' })).toBeVisible()
    await expect.element(page.getByText('Stories for parents')).toBeVisible()
    await expect.poll(() => document.title).toContain('The Nest, our blog')
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    expect(description?.content).toBe('What children wear and why')
    expect(calls.find(({ operation }) => operation === 'BlogPosts')?.variables).toMatchObject({ size: 4, page: 1 })
  })

  it('BLOG-01 is at /blog as well, with one canonical address and the feed', async () => {
    await open('/blog')
    await expect.element(page.getByRole('heading', { level: 1, name: 'The Nest' })).toBeVisible()
    const feed = () => document.querySelector<HTMLLinkElement>('link[type="application/rss+xml"]')
    await expect.poll(() => feed()?.getAttribute('href')).toBe('/eu/blog/rss/feed')
  })
})
