import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component } from './comment.route.tsx'

afterEach(() => vi.unstubAllGlobals())

const send = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const request = new Request(new URL('/eu/blog/comment', window.location.href), { method: 'POST', body })
  return action({ request, params: {}, context: {} } as unknown as Parameters<typeof action>[0])
}
const comment = { text: 'It works', nickname: 'Ada', email: 'ada@example.com', post: '4', parent: '0', website: '' }

describe('BLOG-04 a comment sent without scripts', () => {
  it('is thanked for; wrong fields and refusals come back with all that was typed', async () => {
    fakeGraphql({ AddBlogComment: { addCommentToPost: { total_count: 0 } } })
    expect(await send(comment)).toMatchObject({ data: { isDone: true } })
    expect(await send({ ...comment, email: 'ada@' })).toMatchObject({
      init: { status: 422 },
      data: { values: { text: 'It works', post: '4' }, errors: { email: expect.anything() } },
    })
    fakeGraphql({})
    expect(await send(comment)).toMatchObject({ init: { status: 422 }, data: { values: { text: 'It works' } } })
  })

  it('its page has the way to the blog when nothing was sent', async () => {
    await renderInShop(<Component />, { path: '/blog/comment' })
    await expect
      .element(page.getByRole('link', { name: 'More from the blog' }))
      .toHaveAttribute('href', '/eu/blog/allPosts')
  })
})
