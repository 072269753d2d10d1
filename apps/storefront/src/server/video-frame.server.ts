import type { FastifyInstance } from 'fastify'

/** Where the page of a video is, with its query. */
export const videoFramePath = '/video-frame'

type Player = { readonly markup: string; readonly sources: string }

const fill = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#000'

/**
 * Serves the page in which a video of another host plays. It has a security policy of its own, so that the shop's pages, which show it
 * in a frame, need no source but the shop. Shown only in frames: opened by itself it would be a page of ours with content of others.
 */
export function serveVideoFrame(app: FastifyInstance): void {
  app.get(videoFramePath, async (request, reply) => {
    const player = playerOf(request.query as Readonly<Record<string, unknown>>)
    const destination = request.headers['sec-fetch-dest'] ?? 'iframe'
    if (!player || destination !== 'iframe') return reply.callNotFound()
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        vary: 'sec-fetch-dest',
        'content-security-policy': `default-src 'none';style-src-attr 'unsafe-inline';${player.sources};base-uri 'none';form-action 'none';frame-ancestors 'self'`,
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="zxx"><meta charset="utf-8"><title>Video</title>${player.markup}</html>`)
  })
}

function playerOf({ youtube, vimeo, file }: Readonly<Record<string, unknown>>): Player | undefined {
  if (typeof youtube === 'string' && /^[\w-]{6,20}$/.test(youtube))
    return frameOf(`https://www.youtube-nocookie.com`, `/embed/${youtube}?autoplay=1&rel=0`, 'YouTube')
  if (typeof vimeo === 'string' && /^\d{5,15}$/.test(vimeo))
    return frameOf('https://player.vimeo.com', `/video/${vimeo}?autoplay=1&dnt=1`, 'Vimeo')
  if (typeof file !== 'string' || !URL.canParse(file)) return undefined
  const { protocol, origin, href } = new URL(file)
  if (protocol !== 'https:') return undefined
  return {
    markup: `<video style="${fill}" src="${encoded(href)}" controls autoplay></video>`,
    sources: `media-src ${origin}`,
  }
}

const frameOf = (origin: string, path: string, title: string): Player => ({
  markup: `<iframe style="${fill}" src="${encoded(origin + path)}" title="${title}" allow="autoplay;fullscreen;picture-in-picture" allowfullscreen></iframe>`,
  sources: `frame-src ${origin}`,
})

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)
