/** An event that keeps the worker alive until its work is done. */
export type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

export type PageRequestEvent = WorkerEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

export type WorkerMessageEvent = WorkerEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }

type Events = {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: PageRequestEvent
  readonly message: WorkerMessageEvent
}

type Scope = {
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly { readonly url: string }[]>
  }
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } }
}

/** The worker's global scope, typed. */
export const worker = globalThis as unknown as Scope

/**
 * Facts about the build: its version, the files that every page needs, and per locale the files with the messages that pages need
 * offline, apart from the first ones.
 */
export type Shell = {
  readonly version: string
  readonly files: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
}

declare const __SHELL__: Shell

/** The facts about the build that this worker belongs to. */
export const shell: Shell = __SHELL__
