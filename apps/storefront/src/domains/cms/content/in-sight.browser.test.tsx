import { expect, it } from 'vitest'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { inSight, useSight } from './in-sight.ts'

function Content() {
  useSight()
  return (
    <>
      <div style={{ height: '200vh' }} />
      <div data-needs-code="">Loading</div>
    </>
  )
}

it('CMS-09 an element that shows nothing without its code is noticed on the screen, and not before', async () => {
  let isSeen = false
  void inSight.then(() => (isSeen = true))
  await renderInShop(<Content />)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isSeen).toBe(false)
  document.querySelector('[data-needs-code]')?.scrollIntoView()
  await expect.poll(() => isSeen).toBe(true)
})
