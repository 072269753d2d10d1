import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blogCommand, parseBlog } from './blog-command.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { listMails, findMail } from '#src/platform/email/email-queue.ts'
import type { TestShop } from '../testing/testing.ts'
import { ask, blogShop, postIds, postRow, set } from '../testing/testing-blog.ts'

interface Comment {
  comment_id: number
  author_nickname: string
  text: string
  author_email: string | null
  author_type: number
  replies: Comment[]
}
interface Comments {
  items: Comment[]
  total_count: number
  total_pages: number
}

let shop: TestShop
let ids: Record<string, number>
let ada: Record<string, string>
beforeAll(async () => {
  shop = await blogShop(postRow('wool'), postRow('school'))
  ids = await postIds(shop)
  ada = await newCustomer(shop, 'ada@example.com')
})
afterAll(() => shop.close())
beforeEach(() =>
  set(shop, { 'blog/comments/enabled': true, 'blog/comments/guest': true, 'blog/comments/type': 'native' }),
)

const written = {
  post_id: 0,
  text: 'A merino?',
  author_nickname: ' Ada\n N. ',
  author_email: 'Ada@Example.COM',
  parent_id: 0,
}
const mutation = `mutation ($input: addCommentToPostInput!) { addCommentToPost(input: $input) {
  total_count comments { comment_id } } }`
let sender = 0
const send = (given: Partial<typeof written> = {}, headers: Record<string, string> = {}) =>
  shop.execute(
    mutation,
    { input: { ...written, post_id: ids['wool'], ...given } },
    { 'x-test-address': `198.51.100.${++sender}`, ...headers },
  )
const fields = 'comment_id author_nickname author_email author_type text'
const read = async (args = ''): Promise<Comments> => {
  const { blogComments } = await ask<{ blogComments: Comments }>(
    shop,
    `{ blogComments(filter: { post_id: { eq: "${ids['wool']}" } }${args}) {
      total_count total_pages items { ${fields} replies { ${fields} } } } }`,
  )
  return blogComments
}

async function staff(...words: string[]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const code = await blogCommand(parseBlog(words), { database: shop.database, output })
  return { code, lines }
}
const waiting = async (): Promise<string[]> => {
  const { lines } = await staff('comments')
  return lines.flatMap((line) => /^(\d+) /.exec(line)?.[1] ?? [])
}
const publishAll = async (): Promise<void> => {
  for (const id of await waiting()) await staff('comments', 'publish', id)
}

describe('BLOG-04 comments', () => {
  it('are hidden until staff publish them, and again when they are refused', async () => {
    expect((await send()).data).toEqual({ addCommentToPost: { total_count: 0, comments: [] } })
    const [id = ''] = await waiting()
    const { lines } = await staff('comments')
    expect(lines[0]).toContain('wool  Ada N. <Ada@example.com> (guest)\n    A merino?')
    expect(await staff('comments', 'publish', id)).toEqual({ code: 0, lines: [`Comment ${id} is published.`] })
    expect(await read()).toEqual({
      total_count: 1,
      total_pages: 1,
      items: [
        {
          comment_id: Number(id),
          author_nickname: 'Ada N.',
          author_email: null,
          author_type: 0,
          text: 'A merino?',
          replies: [],
        },
      ],
    })
    expect(await waiting()).toEqual([])
    await staff('comments', 'refuse', id)
    expect((await read()).items).toEqual([])
    expect((await staff('comments', 'publish', '99999')).code).toBe(1)
    expect(() => parseBlog(['comments', 'delete', '1'])).toThrow('blog takes')
  })

  it('are announced to the shop with the reader’s address for the answer', async () => {
    const [newest] = await listMails(shop.database.reader, 1)
    const mail = await findMail(shop.database.reader, newest?.id ?? 0)
    expect(mail).toMatchObject({
      to: 'kontakt@bocian.example',
      replyTo: 'Ada@example.com',
      subject: 'Komentarz na blogu: Ada N.',
    })
    expect(mail?.text).toContain('A merino?')
  })

  it('a response belongs to the first comment of its thread; pages count threads, newest first', async () => {
    await send({ text: 'one' })
    await send({ text: 'two' })
    await publishAll()
    const { items } = await read()
    const one = items.find(({ text }) => text === 'one')?.comment_id ?? 0
    await send({ text: 'reply', parent_id: one })
    await publishAll()
    const reply = (await read()).items.find(({ text }) => text === 'one')?.replies[0]?.comment_id ?? 0
    await send({ text: 'reply to reply', parent_id: reply }, ada)
    await publishAll()
    const page = await read(', pageSize: 1, currentPage: 2')
    expect(page).toMatchObject({ total_count: 2, total_pages: 2 })
    expect(page.items[0]?.replies.map(({ text, author_type }) => [text, author_type])).toEqual([
      ['reply', 0],
      ['reply to reply', 1],
    ])
    expect((await send({ parent_id: 99_999 })).errors).toMatchObject([
      { message: 'Tego komentarza już nie ma. Wyślij swój jako nowy.', extensions: { code: 'BLOG_COMMENT_NOT_FOUND' } },
    ])
    const elsewhere = await send({ parent_id: one, post_id: ids['school'] ?? 0 })
    expect(elsewhere.errors).toMatchObject([{ extensions: { code: 'BLOG_COMMENT_NOT_FOUND' } }])
  })

  it.each([
    ['an empty text', { text: ' \n\u0000' }, 'BLOG_COMMENT_INCOMPLETE'],
    ['an empty name', { author_nickname: '  ' }, 'BLOG_COMMENT_INCOMPLETE'],
    ['a text that is too long', { text: 'x'.repeat(5_001) }, 'BLOG_COMMENT_TOO_LONG'],
    ['a name that is too long', { author_nickname: 'x'.repeat(101) }, 'BLOG_COMMENT_TOO_LONG'],
    ['an invalid address', { author_email: 'ada@' }, 'EMAIL_INVALID'],
    ['an unknown post', { post_id: 99_999 }, 'BLOG_POST_NOT_FOUND'],
  ])('refuses %s', async (_, given, code) => {
    expect((await send(given)).errors).toMatchObject([{ extensions: { code } }])
    expect(await waiting()).toEqual([])
  })

  it('of guests follow the setting; customers may always write', async () => {
    await set(shop, { 'blog/comments/guest': false })
    expect((await send()).errors).toMatchObject([{ message: 'Zaloguj się, aby dodać komentarz.' }])
    expect((await send({ text: 'signed in' }, ada)).errors).toBeUndefined()
    expect(await waiting()).toHaveLength(1)
    await publishAll()
  })

  it.each([
    ['are off', { 'blog/comments/enabled': false }],
    ['are kept by another service', { 'blog/comments/type': 'disqus' }],
  ])('are neither shown nor accepted where they %s', async (_, values) => {
    expect((await read()).total_count).toBeGreaterThan(0)
    await set(shop, values)
    expect(await read()).toEqual({ items: [], total_count: 0, total_pages: 0 })
    expect((await send()).errors).toMatchObject([{ extensions: { code: 'BLOG_COMMENTS_DISABLED' } }])
  })

  it('are at most ten an hour from one address; without a key the same one within a minute counts once', async () => {
    const from = { 'x-test-address': '203.0.113.50' }
    for (let count = 0; count < 10; count++) expect((await send({ text: 'again' }, from)).errors).toBeUndefined()
    expect(await waiting()).toHaveLength(1)
    expect((await send({ text: 'again' }, from)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })
})
