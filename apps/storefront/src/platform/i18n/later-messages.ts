import account from 'virtual:messages/account'
import elements from 'virtual:messages/elements'
import purchase from 'virtual:messages/purchase'
import rest from 'virtual:messages/rest'
import type { LaterPart } from '../hydration/message-parts.ts'
import type { Message } from './format-message.ts'

export type Messages = Readonly<Record<string, Message>>
/** The files of one part of the messages, by locale. */
export type MessageFiles = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>

/** The parts of the messages that not every first page needs. The list has its own module, so that first pages do not load it. */
export const laterFiles: Readonly<Record<LaterPart, MessageFiles>> = { rest, elements, purchase, account }
