import { currentApplication } from '../application/application.ts'
import { formatMessage, formatsOf, type Message } from './format-message.ts'
import { intlLocales } from './intl-locales.ts'
import { defaultStore } from './store-views.ts'

export type Translate = (id: string, values?: Record<string, unknown>) => string
type Messages = Readonly<Record<string, Message>>
type Catalogue = { readonly default: Messages }
type Texts = { readonly translate: Translate; readonly loadRest: () => Promise<void> }

// The build splits each catalogue: the messages that a first page may show, and the rest.
const firstParts = import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=first' })
const restParts = import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=rest' })
const texts = new Map<string, Texts>()
const translators = new Map<string, Translate>()
const listeners = new Set<() => void>()
const reported = new Set<string>()
const restIds = new Set<string>()

/**
 * Loads a locale's messages once: on the server all messages, in the browser those of the first page. An unknown locale is
 * reported and falls back to English (AMB-29).
 */
export async function loadMessages(locale: string): Promise<Translate> {
  const known = texts.get(locale) ?? (await loadFirst(locale))
  texts.set(locale, known)
  if (import.meta.env.SSR) await known.loadRest()
  return known.translate
}

/** In the browser: loads the rest of a locale's messages and notifies `followMessages` listeners. */
export async function loadRestOfLocale(locale: string): Promise<void> {
  await texts.get(locale)?.loadRest()
}

/** In the browser: loads the rest of the messages of every locale that is in use. */
export async function loadRestOfAllLocales(): Promise<void> {
  await Promise.all([...texts.values()].map(({ loadRest }) => loadRest()))
}

/** Calls the listener whenever messages are added; returns a function that unsubscribes it. */
export function followMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The translate function of a loaded locale. */
export function translatorOf(locale: string): Translate {
  return translators.get(locale) ?? translators.get(defaultStore.locale) ?? ((id) => id)
}

async function loadFirst(locale: string): Promise<Texts> {
  const file = `../../../messages/${locale}.json`
  const own = file in firstParts
  // STORE-05 prescribes this wording.
  if (!own) console.error(new Error(`Unable to locate locale ${locale} within generated dist directory`))
  const name = own ? file : '../../../messages/en-GB.json'
  let messages = await partOf(firstParts, name)
  const formats = formatsOf(intlLocales(locale))
  let isComplete = false
  let loading: Promise<void> | undefined
  const translate: Translate = (id, values = {}) => {
    if (import.meta.env.SSR && restIds.has(id)) currentApplication().onRestMessage()
    const message = messages[id]
    if (message !== undefined) return formatMessage(message, values, formats)
    if (isComplete) return reportMissing(locale, id)
    loadRest().catch(() => undefined)
    return ''
  }
  const addRest = async (): Promise<void> => {
    const rest = await partOf(restParts, name)
    if (import.meta.env.SSR) for (const id of Object.keys(rest)) restIds.add(id)
    messages = { ...messages, ...rest }
    isComplete = true
    // A new function, so that React components that use the old function render again.
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
  if (!load) throw new Error('The English message catalogue is missing')
  return (await load()).default
}

/** Logs a missing text once and returns its key. It is missing in English too: the build replaces missing translations by English. */
function reportMissing(locale: string, id: string): string {
  const name = `${locale} ${id}`
  if (!reported.has(name)) console.warn(`Missing message "${id}" in ${locale}`)
  reported.add(name)
  return id
}
