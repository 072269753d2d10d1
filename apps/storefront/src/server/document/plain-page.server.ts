import { randomBytes } from 'node:crypto'
import { directionAttribute } from '@bocian/rules/text-direction.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { href, storeOfUrl } from '#src/platform/i18n/store-view.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { contentSecurityPolicy } from '../http/security-headers.server.ts'

// The message catalogues exist only in a bundle. When the sources run unbundled in development, show the message keys.
async function textsOf(locale: string): Promise<Translate> {
  if (!import.meta.env) return (id) => id
  const { loadMessages } = await import('#src/platform/i18n/messages.ts')
  return loadMessages(locale)
}

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)

/**
 * The last error boundary, for failures of the renderer itself: plain HTML that cannot fail again. A client error keeps its
 * status; any other error is a 500 with an id that is in the log.
 */
export async function sendPlainErrorPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
  const debugId = randomBytes(6).toString('hex')
  if (status === 500) request.log.error({ debugId, err: error }, 'a page could not be made')
  const store = storeOfUrl(new URL(request.url, 'http://shop'))
  const t = await textsOf(store.locale)
  const [title, text, home] = [t('notices.trouble.title'), t('notices.trouble.text'), t('notices.home')].map(encoded)
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy([]),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html><html lang="${store.locale.slice(0, 2)}"${directionAttribute(store.locale)}><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="NOINDEX, NOFOLLOW"><title>${title}</title></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p>${status === 500 ? `<p>${debugId}</p>` : ''}` +
        `<p><a href="${href(store, '/')}">${home}</a></p></main></body></html>`,
    )
}
