import { directionAttribute } from '@bocian/rules/text-direction.ts'
import { hasMessages, loadMessages } from '#src/platform/i18n/messages.ts'
import { contentSecurityPolicy } from '../http/security-headers.server.ts'

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)

const page =
  'margin:0;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText'
const main = 'max-width:36rem;margin:0 auto;padding:20vh 1.5rem;text-align:center'
const heading = 'font-size:2rem;line-height:1.25;margin:0 0 1rem;overflow-wrap:anywhere'
const number = 'font-size:1.5rem;font-weight:600;margin:1rem 0 0'

/** What a waiting visitor reads. */
export type Waiting = {
  /** How many visitors are let in until it is this visitor's turn; undefined for one without a place. */
  readonly place: number | undefined
  /** The expected seconds until then. */
  readonly seconds: number
  /** The seconds after which the page loads itself again. */
  readonly refresh: number
}

type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

/**
 * The page of a visitor who waits in the queue, in the store view's language. It has no scripts, styles or pictures, and the browser loads it
 * again by itself.
 */
export async function queuePage(locale: string, { place, seconds, refresh }: Waiting): Promise<Page> {
  const language = hasMessages(locale) ? locale : 'en-GB'
  const t = await loadMessages(language)
  const title = encoded(place === undefined ? t('queue.busy') : t('queue.title'))
  const minutes = Math.ceil(seconds / 60)
  const placeText =
    place === undefined
      ? []
      : [
          `<p style="${number}">${encoded(t('queue.place', { place }))}</p>`,
          `<p>${encoded(minutes > 1 ? t('queue.minutes', { minutes }) : t('queue.soon'))}</p>`,
        ]
  const html = [
    `<!doctype html><html lang="${language}"${directionAttribute(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="NOINDEX,NOFOLLOW">',
    `<title>${title}</title></head><body style="${page}"><main style="${main}">`,
    `<h1 style="${heading}">${title}</h1>`,
    ...placeText,
    `<p>${encoded(place === undefined ? t('queue.again') : t('queue.text'))}</p>`,
    '</main></body></html>',
  ].join('')
  return {
    html,
    headers: {
      'content-security-policy': contentSecurityPolicy([]),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      // All browsers know this header, and load the page again without a script.
      refresh: String(refresh),
    },
  }
}
