import { forget, keep, recall } from '../storage/persistence.ts'

/** A queued event: for the data layer, or for the ads pixel with its parameters. */
export type QueuedEvent = { readonly layer: unknown } | { readonly pixel: string; readonly facts: object }

const longestQueue = 40

const consent = () => (globalThis as Pick<Window, 'mayTrack'>).mayTrack

/**
 * Queues an event, such as a purchase, for the tab's next page that allows trackers. Drops it unless the visitor has consented
 * in this tab.
 */
export function queueForTrackers(event: QueuedEvent): void {
  if (consent() || !recall('trackers_agreed')) return
  keep('events_waiting', [...(recall<QueuedEvent[]>('events_waiting') ?? []), event].slice(-longestQueue))
}

/**
 * On a page that allows trackers: passes the queued events to `send` if the visitor has consented, and drops them otherwise.
 */
export function flushQueuedEvents(send: (event: QueuedEvent) => void): void {
  const queued = recall<QueuedEvent[]>('events_waiting') ?? []
  forget('events_waiting')
  if (consent() !== 'agreed') return forget('trackers_agreed')
  keep('trackers_agreed', true)
  for (const event of queued) send(event)
}
