import type { MessageKey, Translate } from '#src/platform/i18n/messages.ts'
import { scriptText } from '../document/page-scripts.server.ts'
import { scriptHash, type PageSources } from '../http/security-headers.server.ts'
import { hideAddress, loadAgreed, loadScripts, submitConsent } from './consent-scripts.ts'
import { purposes, type Purpose, type Tracker } from './trackers.server.ts'

/** The path to which the consent form is posted. */
export const consentPath = '/tracking-consent'

/** The sources allowed after consent: all, because third-party scripts load further ones. */
export const openSources = {
  images: ['https:'],
  connections: ['https:'],
  frames: ['https:'],
  forms: [],
  styles: ["'unsafe-inline'", 'https:'],
  fonts: ['https:', 'data:'],
  takesStrings: true,
} as const

/**
 * `openSources` for a page with the consent notice, so that scripts load at once after consent. Until then markup and scripts
 * from strings are still refused.
 */
export const askedSources = { ...openSources, takesStrings: false, policies: ['default'] } as const

/** The trackers to which the visitor has consented; none before the visitor has chosen. */
export function agreedTrackers(trackers: readonly Tracker[], agreed: ReadonlySet<Purpose> | undefined): Tracker[] {
  return trackers.filter(({ purpose }) => agreed?.has(purpose) === true)
}

// Constant texts, so that the Content Security Policy can contain their hashes. The scripts to load are listed in JSON beside
// them.
const agreedScript = `(${scriptText(loadAgreed)})(${scriptText(loadScripts)},${scriptText(hideAddress)})`
const askedScript = `(${scriptText(submitConsent)})(${scriptText(loadScripts)},${scriptText(hideAddress)})`

/** What is added to a page: the consent notice or the trackers, the inline scripts they need, and the sources they may use. */
export type Tail = {
  readonly html: string
  /** The hash of the only inline script in `html`, which adds all other scripts. */
  readonly scripts: readonly string[]
  readonly sources?: PageSources
}

/**
 * The end of a page in a store view with trackers. `said` has the purposes to which the visitor consented; undefined before the
 * visitor has chosen.
 */
export function trackingTail(t: Translate, trackers: readonly Tracker[], said: ReadonlySet<Purpose> | undefined): Tail {
  const notice = consentNotice(t, trackers, said !== undefined)
  if (said === undefined) {
    const html = `${notice}<script>${askedScript}</script>`
    return { html, scripts: [scriptHash(askedScript)], sources: askedSources }
  }
  const agreed = agreedTrackers(trackers, said)
  if (agreed.length === 0) return { html: notice, scripts: [] }
  const html = `${listed(agreed)}<script>${agreedScript}</script>${notice}`
  return { html, scripts: [scriptHash(agreedScript)], sources: openSources }
}

const listed = (trackers: readonly Tracker[]): string =>
  `<script type="application/json">${JSON.stringify(trackers).replaceAll('<', String.raw`\u003c`)}</script>`

const layer = 'position:fixed;z-index:46;inset-block-end:0;inset-inline:0;max-block-size:60vh;overflow:auto'
const look = 'padding:var(--space-4);background:var(--paper);color:var(--ink);border-block-start:1px solid var(--line)'
const inner = 'display:grid;gap:var(--space-3);max-inline-size:48rem;margin-inline:auto'
const row = 'display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-4)'
// Leaves room for the bottom bar, which covers the end of the page on phones.
const foot =
  'padding:var(--space-4) var(--space-4) calc(4.5rem + env(safe-area-inset-bottom));text-align:center;background:var(--paper)'
const button =
  'min-block-size:2.75rem;padding:0 var(--space-4);border:1px solid var(--ink);border-radius:var(--radius-s);background:none;color:inherit;font:inherit;cursor:pointer'

/**
 * The consent notice; once the visitor has chosen, a button to change the choice. A server-rendered form that works without
 * JavaScript, so that a store view without trackers ships no code for it.
 */
function consentNotice(t: Translate, trackers: readonly Tracker[], isSaid: boolean): string {
  const form = `<form method="post" action="${consentPath}" data-plain`
  const answer = (value: string, text: MessageKey) =>
    `<button name="answer" value="${value}" style="${button}">${escape(t(text))}</button>`
  const again = (isHidden: boolean) =>
    `${form} style="${foot}"${isHidden ? ' hidden' : ''}>${answer('again', 'consent.tracking.again')}</form>`
  if (isSaid) return again(false)
  const wanted = purposes.filter((purpose) => trackers.some((tracker) => tracker.purpose === purpose))
  const boxes = wanted.map(
    (purpose) =>
      `<label style="display:flex;align-items:center;gap:var(--space-2);min-block-size:1.75rem"><input type="checkbox" name="purpose" value="${purpose}" style="inline-size:1.5rem;block-size:1.5rem;accent-color:var(--accent)">${escape(t(`consent.tracking.${purpose}`))}</label>`,
  )
  const title = escape(t('consent.tracking.title'))
  return `${form} role="region" aria-label="${title}" style="${layer};${look}"><div style="${inner}"><h2 style="margin:0;font-size:var(--text-20)">${title}</h2><p style="margin:0">${escape(t('consent.tracking.text'))}</p><div style="${row}">${boxes.join('')}</div><div style="${row}">${answer('none', 'consent.tracking.none')}${answer('chosen', 'consent.tracking.chosen')}${answer('all', 'consent.tracking.all')}</div></div></form>${again(true)}`
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
