import { afterEach, expect, it, vi } from 'vitest'
import { followPictures } from './picture-states.ts'

const good = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

function add(src: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = src
  document.body.append(image)
  return image
}

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('requests a picture that failed to load again, twice at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  followPictures()
  const image = add('/missing/picture.avif')
  const loads = vi.fn<() => void>()
  image.addEventListener('error', loads)
  const state = () => image.dataset['state']
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await until(() => loads.mock.calls.length === 1)
  expect(state()).toBe('error')
  vi.advanceTimersByTime(2_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  await until(() => loads.mock.calls.length === 2)
  vi.advanceTimersByTime(10_000)
  await until(() => loads.mock.calls.length === 3)
  expect(vi.getTimerCount()).toBe(0)
})

it('shows a picture that loads later', async () => {
  followPictures()
  const image = add('/missing/other.avif')
  await expect.poll(() => image.dataset['state']).toBe('error')
  image.src = good
  await expect.poll(() => image.dataset['state']).toBe('loaded')
})
