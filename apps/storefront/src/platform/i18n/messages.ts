import firstFiles from 'virtual:messages/first'
import { currentApplication } from '../application/application.ts'
import { formatMessage, formatsOf } from './format-message.ts'
import { intlLocales } from '@bocian/rules/intl-locales.ts'
import type { MessageFiles, Messages } from './later-messages.ts'
import type { LaterPart } from '../hydration/message-parts.ts'
import { defaultStore } from './store-views.ts'
import type english from '../../../messages/en-GB.json'

/** A text of the catalogues. `tools/messages.ts` checks that all locales have the same keys. */
export type MessageKey = keyof typeof english
export type Translate = (id: MessageKey, values?: Record<string, unknown>) => string
type Texts = { readonly translate: Translate; readonly loadPart: (part: LaterPart) => Promise<void> }

const laterParts: readonly LaterPart[] = ['rest', 'elements', 'purchase', 'account']
const texts = new Map<string, Texts>()
const translators = new Map<string, Translate>()
const listeners = new Set<() => void>()
const reported = new Set<string>()
const partOfId = new Map<string, LaterPart>()

/**
 * Loads a locale's messages once: on the server all messages, in the browser those of the first page. An unknown locale is
 * reported and falls back to English (AMB-29).
 */
export async function loadMessages(locale: string): Promise<Translate> {
  const known = texts.get(locale) ?? (await loadFirst(locale))
  texts.set(locale, known)
  if (import.meta.env.SSR) await loadPartsOfLocale(locale, laterParts)
  return known.translate
}

/** The locale of a catalogue, or of another country with its language: Austria's German is Germany's. */
function ownCatalogue(locale: string): string | undefined {
  return locale in firstFiles ? locale : Object.keys(firstFiles).find((name) => name.startsWith(locale.slice(0, 3)))
}

/** Whether the shop has texts in the language of this locale. */
export const hasMessages = (locale: string): boolean => ownCatalogue(locale) !== undefined

/** In the browser: loads parts of a locale's messages and notifies `followMessages` listeners. */
export async function loadPartsOfLocale(locale: string, parts: readonly LaterPart[]): Promise<void> {
  await Promise.all(parts.map(async (part) => texts.get(locale)?.loadPart(part)))
}

/** In the browser: loads the messages of a locale that every page may show. */
export async function loadRestOfLocale(locale: string): Promise<void> {
  await loadPartsOfLocale(locale, ['rest'])
}

/** In the browser: loads a part of the messages of all locales in use. */
export async function loadPartOfAllLocales(part: LaterPart): Promise<void> {
  await Promise.all([...texts.values()].map(async ({ loadPart }) => loadPart(part)))
}

/** Calls the listener whenever messages are added; returns a function that unsubscribes it. */
export function followMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The translate function of a loaded locale. */
export function translatorOf(locale: string): Translate {
  return translators.get(locale) ?? translators.get(defaultStore().locale) ?? ((id) => id)
}

async function loadFirst(locale: string): Promise<Texts> {
  // STORE-05 prescribes this wording.
  if (!hasMessages(locale))
    console.error(new Error(`Unable to locate locale ${locale} within generated dist directory`))
  const name = ownCatalogue(locale) ?? 'en-GB'
  let messages = await partOf(firstFiles, name)
  const formats = formatsOf(intlLocales(locale))
  const missing = new Set(laterParts)
  const loading = new Map<LaterPart, Promise<void>>()
  const translate: Translate = (id, values = {}) => {
    const part = import.meta.env.SSR ? partOfId.get(id) : undefined
    if (part) currentApplication().onLaterMessage(part)
    const message = messages[id]
    if (message !== undefined) return formatMessage(message, values, formats)
    // Once the part is loaded, components render again. If it lacks the message, they load the next part.
    const [next] = missing
    if (next === undefined) return reportMissing(locale, id)
    loadPart(next).catch(() => undefined)
    return ''
  }
  const addPart = async (part: LaterPart): Promise<void> => {
    const { laterFiles } = await import('./later-messages.ts')
    const added = await partOf(laterFiles[part], name)
    if (import.meta.env.SSR) for (const id of Object.keys(added)) partOfId.set(id, part)
    messages = { ...messages, ...added }
    missing.delete(part)
    // A new function, so that React components that use the old function render again.
    translators.set(locale, (id, values) => translate(id, values))
    for (const listener of listeners) listener()
  }
  const loadPart = async (part: LaterPart): Promise<void> => {
    const started = loading.get(part) ?? addPart(part)
    loading.set(part, started)
    await started.catch((error: unknown) => {
      loading.delete(part)
      throw error
    })
  }
  translators.set(locale, translate)
  return { translate, loadPart }
}

const partOf = async (files: MessageFiles, name: string): Promise<Messages> => (await files[name]?.())?.default ?? {}

/** Logs a missing text once and returns its key. It is missing in English too: the build replaces missing translations by English. */
function reportMissing(locale: string, id: string): string {
  const name = `${locale} ${id}`
  if (!reported.has(name)) console.warn(`Missing message "${id}" in ${locale}`)
  reported.add(name)
  return id
}
