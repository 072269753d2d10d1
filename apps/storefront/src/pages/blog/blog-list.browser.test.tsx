import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLoaderData } from 'react-router'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { loadPage, Page } from './blog-list.route.tsx'

type Data = Parameters<typeof Page>[0]['data']

async function open(route: object, { separator = '-', total = 7, path = '/blog/category/care' } = {}) {
  const items = total > 0 ? [{ post_id: 1, title: 'Wool', post_url: 'blog/post/wool' }] : []
  const calls = fakeGraphql({
    BlogSettings: {
      storeConfig: { title_separator: separator, blog: { enabled: true, index_title: 'The Nest', posts_per_page: 6 } },
    },
    BlogPosts: { blogPosts: { total_count: total, total_pages: 2, items } },
    BlogSidebar: { blogCategories: { items: [] }, blogTags: { items: [] }, blogMonths: [] },
    BlogTermTitle: {
      blogCategory: { title: 'Care', meta_title: 'Washing and mending', meta_description: 'For years' },
    },
    NoPage: { cmsBlocks: null },
  })
  const resolved = { __typename: 'BlogRoute', redirect_code: 0, relative_url: path.slice(1), ...route } as never
  const loader = ({ request }: { request: Request }) => loadPage({ request, resolved })
  function Shown() {
    return <Page data={useLoaderData<Data>()} />
  }
  await renderInShop(<Shown />, { path, loader })
  return calls
}

afterEach(() => vi.unstubAllGlobals())

describe('BLOG-01 lists of posts', () => {
  it('a category has its title, meta data and pages', async () => {
    await open({ type: 'CATEGORY', category_id: 3 })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Care' })).toBeVisible()
    expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe('For years')
    const second = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /2/ })
    await expect.element(second).toHaveAttribute('href', '/eu/blog/category/care?p=2')
  })

  it.each(['-', '|'])(
    'design/head/title_separator "%s" stands between the title of the list and of the blog',
    async (separator) => {
      await open({ type: 'CATEGORY', category_id: 3 }, { separator })
      await expect.poll(() => document.title).toContain(`Washing and mending ${separator} The Nest`)
    },
  )

  it('ROUTE-34 a month has the posts of that month, at its own address', async () => {
    const calls = await open({ type: 'ARCHIVE', identifier: '2026-11' }, { path: '/blog/archive/2026-11' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'November 2026' })).toBeVisible()
    const sent = calls.find(({ operation }) => operation === 'BlogPosts')?.variables
    expect(sent).toMatchObject({ filter: { publish_month: { eq: '2026-11' } } })
    const second = page.getByRole('link', { name: /2/, exact: false }).last()
    await expect.element(second).toHaveAttribute('href', '/eu/blog/archive/2026-11?p=2')
  })
})
