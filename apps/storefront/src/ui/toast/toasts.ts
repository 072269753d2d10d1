import type { IconName } from '../icon/icon-paths.ts'

export type ToastType = 'error' | 'success' | 'info' | 'warning'

export type ToastOptions = {
  /** Milliseconds until the toast disappears; 0 keeps it until it is dismissed. */
  readonly timeout?: number
  /** Whether the toast has a close button; true by default. */
  readonly dismissable?: boolean
  readonly actionText?: string
  readonly onAction?: () => void
  readonly icon?: IconName
  /** The toast replaces a visible toast with the same topic. */
  readonly topic?: 'connection'
}

/** A call to show a toast, and when it was made, in epoch milliseconds. */
export type ToastCall = {
  readonly type: ToastType
  readonly message: string
  readonly options: ToastOptions
  readonly at: number
}

export type Toast = {
  /** Derived from type and message: an equal toast has the same id. */
  readonly id: string
  readonly type: ToastType
  readonly message: string
  readonly dismissable: boolean
  readonly timeout: number
  readonly actionText: string | undefined
  readonly onAction: (() => void) | undefined
  readonly icon: IconName
  readonly topic: ToastOptions['topic']
  /** When the toast was first shown, in epoch milliseconds; defines the order. */
  readonly timestamp: number
  /** How often the toast was repeated; each repetition restarts its timer. */
  readonly renewals: number
}

export type Toasts = {
  readonly shown: readonly Toast[]
  /** The latest messages, newest first, including dismissed messages. */
  readonly history: readonly Toast[]
}

type Change = { readonly kind: 'add'; readonly toast: Toast } | { readonly kind: 'remove'; readonly id: string }

export const noToasts: Toasts = { shown: [], history: [] }
export const unexpectedTimeout = 15_000

const defaultTimeout = 5000
export const outcomeTimeout = 9000
const remembered = 10

const icons: Readonly<Record<ToastType, IconName>> = {
  error: 'warning',
  success: 'check',
  info: 'info',
  warning: 'warning',
}

const timeoutOf = (type: ToastType): number =>
  type === 'success' || type === 'error' ? outcomeTimeout : defaultTimeout

/** Creates a toast. Throws TypeError without a type or message, or when it could never disappear. */
export function makeToast(type: ToastType, message: string, options: ToastOptions, now: number): Toast {
  if (!type) throw new TypeError('A toast needs a type')
  if (!message) throw new TypeError('A toast needs a message')
  const { timeout = timeoutOf(type), dismissable = true, actionText, onAction, icon = icons[type], topic } = options
  if (!dismissable && !(timeout > 0)) throw new TypeError('A toast must be dismissable or have a timeout')
  const id = JSON.stringify([type, message, actionText ?? '', icon, dismissable])
  return { id, type, message, dismissable, timeout, actionText, onAction, icon, topic, timestamp: now, renewals: 0 }
}

/** Adds or removes a toast. Adding an equal toast keeps its position and restarts its timer. */
export function changeToasts(toasts: Toasts, change: Change): Toasts {
  if (change.kind === 'remove') return { ...toasts, shown: toasts.shown.filter(({ id }) => id !== change.id) }
  const { toast } = change
  const same = toasts.shown.find(({ id }) => id === toast.id)
  const added = same ? { ...toast, timestamp: same.timestamp, renewals: same.renewals + 1 } : toast
  const isReplaced = ({ id, topic }: Toast) => id === toast.id || (topic !== undefined && topic === toast.topic)
  const shown = [...toasts.shown.filter((other) => !isReplaced(other)), added]
  const history = [toast, ...toasts.history.filter(({ id }) => id !== toast.id)].slice(0, remembered)
  return { shown: shown.toSorted((a, b) => a.timestamp - b.timestamp), history }
}
