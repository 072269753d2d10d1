import { armenianDate } from '@bocian/rules/armenian-date.ts'
import { directionAttribute } from '@bocian/rules/text-direction.ts'
import { previewKeyName, type Preview } from '@bocian/service/preview-key.ts'
import { hasMessages, loadMessages } from '#src/platform/i18n/messages.ts'
import { contentSecurityPolicy } from '../http/security-headers.server.ts'

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)

const bar =
  'position:sticky;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:center;padding:.75rem 1rem;background:#1d1d1f;color:#fff;font:1rem/1.5 system-ui,sans-serif'
const link = 'color:#fff;text-decoration:underline;padding:0 .25rem'

/** The end of a page in a preview: says what is shown, and ends it. It is no part of any other page. */
export async function previewBar(locale: string, preview: Pick<Preview, 'at' | 'offset'>): Promise<string> {
  const language = hasMessages(locale) ? locale : 'en-GB'
  const t = await loadMessages(language)
  const text =
    preview.at === undefined
      ? t('preview.drafts')
      : t('preview.at', { moment: shownMoment(locale, preview.at, preview.offset) })
  return [
    `<aside lang="${language}"${directionAttribute(language)} aria-label="${encoded(t('preview.label'))}" style="${bar}"><span>${encoded(text)}</span>`,
    `<a href="?${previewKeyName}=end" style="${link}">${encoded(t('preview.end'))}</a></aside>`,
  ].join('')
}

/** The moment by the store view's clock. */
function shownMoment(locale: string, at: Date, offset: number): string {
  const shown = new Date(at.getTime() + offset * 60_000)
  if (locale === 'hy-AM') return armenianDate(shown, 'UTC', true)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(shown)
}

/** The page for a link that has expired or was changed, with a link to the page as everybody sees it. */
export async function refusedPreview(
  locale: string,
  path: string,
): Promise<{ readonly html: string; readonly headers: Readonly<Record<string, string>> }> {
  const language = hasMessages(locale) ? locale : 'en-GB'
  const t = await loadMessages(language)
  const title = encoded(t('opening.expired'))
  const html = [
    `<!doctype html><html lang="${language}"${directionAttribute(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="NOINDEX,NOFOLLOW">',
    `<title>${title}</title></head><body style="margin:0;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark">`,
    `<main style="max-width:36rem;margin:0 auto;padding:20vh 1.5rem"><h1 style="font-size:1.5rem">${title}</h1>`,
    `<p><a href="${encoded(path)}">${encoded(t('preview.without'))}</a></p></main></body></html>`,
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
