import { directionAttribute } from '@bocian/rules/text-direction.ts'
import { hasMessages, loadMessages } from '#src/platform/i18n/messages.ts'
import { contentSecurityPolicy } from '../http/security-headers.server.ts'

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)

const page =
  'margin:0;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText'
const main = 'max-width:36rem;margin:0 auto;padding:20vh 1.5rem;text-align:center'
const name = 'font-size:2rem;line-height:1.25;margin:0 0 1rem;overflow-wrap:anywhere'

/**
 * The page of a store view that has not opened: the shop's name and one sentence in the store view's language. It has no scripts, styles or
 * pictures of the shop, which need not have any yet. `isExpired` says that the link to look at the shop was not valid any more.
 */
export async function openingSoonPage(
  locale: string,
  shopName: string,
  isExpired: boolean,
): Promise<{ readonly html: string; readonly headers: Readonly<Record<string, string>> }> {
  const language = hasMessages(locale) ? locale : 'en-GB'
  const t = await loadMessages(language)
  const title = encoded(t('opening.title', { shop: shopName }))
  const texts = [t('opening.text'), ...(isExpired ? [t('opening.expired')] : [])]
  const html = [
    `<!doctype html><html lang="${language}"${directionAttribute(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="NOINDEX,NOFOLLOW">',
    `<title>${title}</title></head><body style="${page}"><main style="${main}">`,
    `<h1 style="${name}">${encoded(shopName)}</h1>`,
    ...texts.map((text) => `<p>${encoded(text)}</p>`),
    '</main></body></html>',
  ].join('')
  return {
    html,
    headers: {
      'content-security-policy': contentSecurityPolicy([]),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
    },
  }
}
