import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followVersions } from './follow-versions.ts'
import { newVersionEvent, type NewVersion } from './new-version.ts'

const ours = '/assets/client-1.js /assets/style-1.css'
const reload = vi.fn<() => void>()
let container: EventTarget & { controller?: object }
let offers: NewVersion[]

beforeEach(() => {
  offers = []
  container = Object.assign(new EventTarget(), { controller: {} })
  const page = Object.assign(new EventTarget(), { location: { href: 'https://shop.example/', reload } })
  page.addEventListener(newVersionEvent, (event) => offers.push(event as NewVersion))
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      querySelector: () => ({ dataset: { entry: '/assets/client-1.js' } }),
      querySelectorAll: () => [{ href: 'https://shop.example/assets/style-1.css' }],
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

function workerOf(version: string): { worker: EventTarget; messages: string[] } {
  const messages: string[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
      messages.push(type)
      port?.postMessage({ status: 'done', version })
    },
  })
  return { worker, messages }
}

const registrationWith = (waiting: EventTarget | null) =>
  Object.assign(new EventTarget(), { waiting, installing: null }) as unknown as ServiceWorkerRegistration

it('activates a waiting worker of the page’s own build without asking', async () => {
  const { worker, messages } = workerOf(ours)
  followVersions(registrationWith(worker))
  await expect.poll(() => messages).toEqual(['GET_VERSION', 'SKIP_WAITING'])
  expect(offers).toEqual([])
})

it('offers a newer build and activates it only when the shopper agrees', async () => {
  const { worker, messages } = workerOf('/assets/client-2.js /assets/style-1.css')
  followVersions(registrationWith(worker))
  await expect.poll(() => offers.length).toBe(1)
  expect(messages).toEqual(['GET_VERSION'])
  offers[0]?.detail.takeOver()
  expect(messages).toEqual(['GET_VERSION', 'SKIP_WAITING'])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('handles a worker found later once it is installed', async () => {
  const { worker } = workerOf('/assets/client-2.js /assets/style-1.css')
  const registration = registrationWith(null)
  followVersions(registration)
  Object.assign(registration, { installing: worker })
  registration.dispatchEvent(new Event('updatefound'))
  expect(offers).toEqual([])
  worker.dispatchEvent(new Event('statechange'))
  await expect.poll(() => offers.length).toBe(1)
})

it('offers nothing for the first worker, which replaces no older version', async () => {
  delete container.controller
  const { worker, messages } = workerOf('/assets/client-2.js')
  followVersions(registrationWith(worker))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([messages, offers]).toEqual([[], []])
})
