import { formatMessage, formatsOf, type Message } from './format-message.ts'
import { intlLocales } from './intl-locales.ts'
import { defaultStore } from './store-views.ts'

export type Translate = (id: string, values?: Record<string, unknown>) => string
type Messages = Readonly<Record<string, Message>>
type Catalogue = { readonly default: Messages }
type Texts = { readonly translate: Translate; readonly loadRest: () => Promise<void> }

// The build divides each catalogue: what the first page may show, and the rest.
const firstParts = import.meta.glob<Catalogue>('../../messages/*.json', { query: '?part=first' })
const restParts = import.meta.glob<Catalogue>('../../messages/*.json', { query: '?part=rest' })
const texts = new Map<string, Texts>()
const translators = new Map<string, Translate>()
const listeners = new Set<() => void>()
const reported = new Set<string>()
const restIds = new Set<string>()
let noteRest: (() => void) | undefined

/**
 * Loads a locale's texts once: on the server all of them, in the browser those of the first page. An unknown locale is
 * reported and falls back to English (AMB-29).
 */
export async function loadMessages(locale: string): Promise<Translate> {
  const known = texts.get(locale) ?? (await loadFirst(locale))
  texts.set(locale, known)
  if (import.meta.env.SSR) await known.loadRest()
  return known.translate
}

/** In the browser: loads what `loadMessages` left out. Who shows texts is told by `followMessages`. */
export async function loadAllMessages(locale: string): Promise<void> {
  await texts.get(locale)?.loadRest()
}

/** Calls the listener whenever texts were added; answers how to end that. */
export function followMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** On the server: tells the listener of each text that the first page's part does not have. */
export function listenToRest(listener: () => void): void {
  noteRest = listener
}

/** The texts of a locale that was loaded before. */
export function translatorOf(locale: string): Translate {
  return translators.get(locale) ?? translators.get(defaultStore.locale) ?? ((id) => id)
}

async function loadFirst(locale: string): Promise<Texts> {
  const file = `../../messages/${locale}.json`
  const own = file in firstParts
  if (!own) console.error(new Error(`Unable to locate locale ${locale} within generated dist directory`))
  const name = own ? file : '../../messages/en-GB.json'
  let messages = await partOf(firstParts, name)
  const formats = formatsOf(intlLocales(locale))
  let isWhole = false
  let loading: Promise<void> | undefined
  const translate: Translate = (id, values = {}) => {
    if (import.meta.env.SSR && restIds.has(id)) noteRest?.()
    const message = messages[id]
    if (message !== undefined) return formatMessage(message, values, formats)
    if (isWhole) return reportMissing(locale, id)
    loadRest().catch(() => undefined)
    return ''
  }
  const addRest = async (): Promise<void> => {
    const rest = await partOf(restParts, name)
    if (import.meta.env.SSR) for (const id of Object.keys(rest)) restIds.add(id)
    messages = { ...messages, ...rest }
    isWhole = true
    // A new function, so that what was made with the old one is made anew.
    translators.set(locale, (id, values) => translate(id, values))
    for (const listener of listeners) listener()
  }
  const loadRest = (): Promise<void> => {
    loading ??= addRest().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  translators.set(locale, translate)
  return { translate, loadRest }
}

async function partOf(parts: Readonly<Record<string, () => Promise<Catalogue>>>, name: string): Promise<Messages> {
  const load = parts[name]
  if (!load) throw new Error('The English texts are missing')
  return (await load()).default
}

/** A text that no language has: its key stands in its place, and the log hears of it once. */
function reportMissing(locale: string, id: string): string {
  const name = `${locale} ${id}`
  if (!reported.has(name)) console.warn(`There is no text "${id}" in ${locale}`)
  reported.add(name)
  return id
}
