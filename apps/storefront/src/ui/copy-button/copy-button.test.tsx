import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { StoreProvider } from '#src/platform/i18n/store-context.tsx'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { CopyButton, copiedFor } from './copy-button.tsx'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

it('SHELL-30 names the button by its code and renders an empty live region for the note', async () => {
  const eu = storeViews.find(({ locale }) => locale === 'en-GB')!
  await loadMessages(eu.locale)
  const html = renderToStaticMarkup(
    <StoreProvider store={eu}>
      <CopyButton code="SALE10" />
    </StoreProvider>,
  )
  expect(html).toContain('aria-label="Copy code SALE10"')
  expect(html).toMatch(/<span role="status"[^>]*><\/span>/)
})

it('SHELL-30 shows the note for 2000 ms', () => expect(copiedFor).toBe(2000))

it('SHELL-30 copies the code to the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('SALE10')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('SALE10')
})
