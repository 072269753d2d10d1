import fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveVideoFrame, videoFramePath } from './video-frame.server.ts'

async function ask(query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const app = fastify()
  serveVideoFrame(app)
  return app.inject({ url: `${videoFramePath}?${new URLSearchParams(query).toString()}`, headers })
}

it.each([
  [
    { youtube: 'dQw4w9WgXcQ' },
    'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?',
    'frame-src https://www.youtube-nocookie.com;',
  ],
  [{ vimeo: '76979871' }, 'src="https://player.vimeo.com/video/76979871?', 'frame-src https://player.vimeo.com;'],
  [{ file: 'https://films.example/a.mp4' }, '<video ', 'media-src https://films.example;'],
])('CMS-17 the frame of %o shows this video and may load nothing else', async (query, markup, source) => {
  const { statusCode, body, headers } = await ask(query, { 'sec-fetch-dest': 'iframe' })
  expect(statusCode).toBe(200)
  expect(body).toContain(markup)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain(source)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(body).not.toContain('<script')
})

it.each<Record<string, string>>([
  {},
  { youtube: '"><script>alert(1)</script>' },
  { youtube: '../../evil' },
  { vimeo: 'abc' },
  { file: 'javascript:alert(1)' },
  { file: 'http://films.example/a.mp4' },
])('CMS-17 %o is no video', async (query) => {
  expect((await ask(query)).statusCode).toBe(404)
})

it('CMS-17 an address of a file cannot leave its attribute or the policy', async () => {
  const { body, headers } = await ask({ file: 'https://films.example/a.mp4?"><script>alert(1)</script>;script-src *' })
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).not.toContain('script-src')
})

it('CMS-17 the page of a video is not opened by itself', async () => {
  expect((await ask({ youtube: 'dQw4w9WgXcQ' }, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404)
})
