import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLoaderData } from 'react-router'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action } from './comments/comment.route.tsx'
import { loadPage, Page } from './blog-post.route.tsx'
import type { PostData } from './post-data.ts'

const settings = {
  enabled: true,
  index_title: 'The Nest',
  popular_posts_enabled: true,
  popular_posts_count: 2,
  recent_posts_enabled: true,
  recent_posts_count: 3,
  comments_enabled: true,
  comments_count: 4,
  comments_type: 'native',
  guest_comments_enabled: true,
}
const post = {
  post_id: 4,
  title: 'How to wash wool',
  post_url: 'blog/post/wool',
  content: '<p>In cold water.</p>',
  meta_title: 'Wool without fear',
  meta_description: 'Five rules',
  publish_time: '2026-11-01T08:00:00.000Z',
  categories: [],
  tags: [{ tag_id: 1, title: 'winter', tag_url: 'blog/tag/winter' }],
  related_posts: [{ post_id: 5, title: 'Layers', post_url: 'blog/post/layers' }],
  related_products: [],
  mw_hreflangs: { items: [{ code: 'pl-PL', url: 'https://shop.example/blog/post/welna' }] },
}
const comment = (id: number, name: string, text: string, replies: object[] = []) => ({
  comment_id: id,
  author_nickname: name,
  creation_time: '2026-11-02T08:00:00.000Z',
  text,
  replies,
})
const link = (id: number, title: string) => ({ post_id: id, title, post_url: `blog/post/${id}` })

type Changes = {
  readonly blog?: object
  readonly path?: string
  readonly comments?: object
  readonly content?: string
}

async function open({ blog = {}, path = '/blog/post/wool', comments, content = post.content }: Changes = {}) {
  const items = [comment(9, 'Ada', 'Merino too?', [comment(10, 'Agata', 'Merino too.')]), comment(8, 'Ewa', 'It works')]
  const calls = fakeGraphql({
    BlogSettings: { storeConfig: { secure_base_url: 'https://shop.example/eu/', blog: { ...settings, ...blog } } },
    BlogPostPage: {
      blogPost: { ...post, content },
      blogComments: comments ?? { total_count: 2, total_pages: 1, items },
    },
    BlogSidebar: {
      recent: { items: [link(1, 'Recent one')] },
      popular: { items: [link(2, 'Popular one')] },
      blogCategories: { items: [{ category_id: 1, title: 'Care', category_url: 'blog/category/care' }] },
      blogTags: { items: [{ tag_id: 2, title: 'wool', tag_url: 'blog/tag/wool' }] },
      blogMonths: [{ month: '2026-11', month_url: 'blog/archive/2026-11', posts_count: 3 }],
    },
    AddBlogComment: { addCommentToPost: { total_count: 2 } },
    CountBlogView: { countBlogView: { success: true } },
  })
  const resolved = { __typename: 'BlogRoute', type: 'POST', redirect_code: 0, post_id: 4 } as never
  const loader = ({ request }: { request: Request }) => loadPage({ request, resolved })
  function Shown() {
    return <Page data={useLoaderData<PostData>()} />
  }
  await renderInShop(<Shown />, { path, loader, action })
  await expect.element(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  return calls
}
const variablesOf = (calls: Awaited<ReturnType<typeof open>>, operation: string) =>
  calls.find((call) => call.operation === operation)?.variables

afterEach(() => vi.unstubAllGlobals())

describe('BLOG-03 STORE-22 the sidebar', () => {
  it('shows as many recent and popular posts as configured, topics, tags, months and the search', async () => {
    const calls = await open()
    expect(variablesOf(calls, 'BlogSidebar')).toEqual({ recent: 3, popular: 2, hasRecent: true, hasPopular: true })
    for (const [list, name, to] of [
      ['Recent posts', 'Recent one', '/eu/blog/post/1'],
      ['Most read', 'Popular one', '/eu/blog/post/2'],
      ['Blog topics', 'Care', '/eu/blog/category/care'],
      ['Tags', '#wool', '/eu/blog/tag/wool'],
      ['Archive', 'November 2026 (3)', '/eu/blog/archive/2026-11'],
    ] as const) {
      const shown = page.getByRole('navigation', { name: list }).getByRole('link', { name })
      await expect.element(shown).toHaveAttribute('href', to)
    }
    await expect.element(page.getByRole('search', { name: 'Search the blog' })).toBeVisible()
    // The tags of the post are a list: a second landmark of the same name would not tell which is which.
    expect(page.getByRole('navigation', { name: 'Tags' }).elements()).toHaveLength(1)
    const own = page.getByRole('list', { name: 'Tags', exact: true }).getByRole('link', { name: '#winter' })
    await expect.element(own).toHaveAttribute('href', '/eu/blog/tag/winter')
  })

  it.each([
    ['off', { recent_posts_enabled: false, popular_posts_enabled: false }],
    ['nought', { recent_posts_count: 0, popular_posts_count: 0 }],
  ])('asks for no posts where both lists are %s', async (_, blog) => {
    expect(variablesOf(await open({ blog }), 'BlogSidebar')).toMatchObject({ hasRecent: false, hasPopular: false })
  })
})

describe('BLOG-04 STORE-22 comments', () => {
  it('shows the configured number with their responses, each with a link to itself', async () => {
    const calls = await open()
    expect(variablesOf(calls, 'BlogPostPage')).toMatchObject({ comments: 4, page: 1, hasComments: true })
    await expect
      .element(page.getByRole('article', { name: 'Comment from Agata' }).getByText('Merino too.'))
      .toBeVisible()
    const own = page.getByRole('article', { name: 'Comment from Ewa' }).getByRole('link', { name: /2 November 2026/ })
    await expect.element(own).toHaveAttribute('href', '/eu/blog/comment/8')
    expect(document.querySelector('#comment-10')).not.toBeNull()
  })

  it.each([
    ['are off', { comments_enabled: false }],
    ['belong to another service', { comments_type: 'disqus' }],
  ])('asks for none and offers no form where they %s', async (_, blog) => {
    const calls = await open({ blog, comments: null as never })
    expect(variablesOf(calls, 'BlogPostPage')).toMatchObject({ hasComments: false })
  })

  it('a link to a comment shows the page of its post with that comment in focus', async () => {
    const calls = await open({ path: '/blog/comment/8' })
    expect(variablesOf(calls, 'BlogPostPage')).toMatchObject({ comments: 50 })
    await expect.element(page.getByRole('article', { name: 'Comment from Ewa' })).toHaveFocus()
  })

  it('guests write where the shop allows it; otherwise they are asked to sign in', async () => {
    await open({ blog: { guest_comments_enabled: false } })
    await expect.element(page.getByRole('link', { name: 'Sign in to write a comment' })).toBeVisible()
    expect(page.getByRole('textbox', { name: /Comment/ }).elements()).toHaveLength(0)
  })

  it('a comment is sent once, and says that it is read first; wrong fields are named', async () => {
    const calls = await open()
    const sent = () => calls.filter(({ operation }) => operation === 'AddBlogComment')
    const send = page.getByRole('button', { name: 'Send comment' })
    await send.click()
    await expect.element(page.getByRole('textbox', { name: /^Comment/ })).toHaveFocus()
    expect(sent()).toHaveLength(0)
    const article = page.getByRole('article', { name: 'Comment from Ada' })
    await article.getByRole('link', { name: 'Reply to: Ada' }).click()
    await expect.element(page.getByRole('textbox', { name: /^Comment/ })).toHaveFocus()
    await userEvent.keyboard('At 30 degrees')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Jan')
    await page.getByRole('textbox', { name: /^Email/ }).fill('jan@example.com')
    await send.click()
    await expect.element(page.getByText('Thank you for your comment')).toBeVisible()
    expect(sent().map(({ variables }) => variables)).toEqual([
      {
        input: {
          post_id: 4,
          parent_id: 9,
          text: 'At 30 degrees',
          author_nickname: 'Jan',
          author_email: 'jan@example.com',
        },
      },
    ])
  })

  it('what a program fills in is thrown away, and it does not learn that', async () => {
    const calls = await open()
    document.querySelector<HTMLInputElement>('input[name="website"]')?.setAttribute('value', 'https://spam.example')
    await page.getByRole('textbox', { name: /^Comment/ }).fill('Buy now')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Bot')
    await page.getByRole('textbox', { name: /^Email/ }).fill('bot@example.com')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect.element(page.getByText('Thank you for your comment')).toBeVisible()
    expect(variablesOf(calls, 'AddBlogComment')).toBeUndefined()
  })
})

describe('a post', () => {
  it('is no wider than the window, however wide something in it is', async () => {
    await page.viewport(390, 800)
    await open({ content: '<p style="width: 900px">In cold water.</p>' })
    expect(page.getByRole('article').first().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    await page.viewport(1280, 900)
  })

  it('BLOG-01 has its meta data, what to read next, and counts as read after a while', async () => {
    const calls = await open()
    await expect.poll(() => document.title).toContain('Wool without fear')
    const translation = document.querySelector('link[rel="alternate"][hreflang="pl-PL"]')
    expect(translation?.getAttribute('href')).toBe('https://shop.example/blog/post/welna')
    expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe('Five rules')
    const next = page.getByRole('region', { name: 'Read next' }).getByRole('link', { name: 'Layers' })
    await expect.element(next).toHaveAttribute('href', '/eu/blog/post/layers')
    expect(variablesOf(calls, 'CountBlogView')).toBeUndefined()
    await expect.poll(() => variablesOf(calls, 'CountBlogView'), { timeout: 10_000 }).toEqual({ post: 4 })
  })
})
