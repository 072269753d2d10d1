import type { LaterPart } from '../hydration/message-parts.ts'
import type { Message } from './format-message.ts'

export type Messages = Readonly<Record<string, Message>>
export type Catalogue = { readonly default: Messages }
/** The files of one part of the messages, by locale. */
export type MessageFiles = Readonly<Record<string, () => Promise<Catalogue>>>

/** The parts of the messages that not every first page needs. The list has its own module, so that first pages do not load it. */
export const laterFiles: Readonly<Record<LaterPart, MessageFiles>> = {
  rest: import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=rest' }),
  elements: import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=elements' }),
  purchase: import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=purchase' }),
  account: import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?part=account' }),
}
