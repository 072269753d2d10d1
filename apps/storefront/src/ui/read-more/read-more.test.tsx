import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { StoreProvider } from '#src/platform/i18n/store-context.tsx'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { ReadMore } from './read-more.tsx'

it('SHELL-28 hides the rest from everyone, also screen readers, behind a Read More button', async () => {
  const eu = storeViews.find(({ locale }) => locale === 'en-GB')!
  await loadMessages(eu.locale)
  const html = renderToStaticMarkup(
    <StoreProvider store={eu}>
      <ReadMore lead={<p>Lead</p>}>
        <a href="/more">More</a>
      </ReadMore>
    </StoreProvider>,
  )
  const [, id] = /aria-expanded="false" aria-controls="([^"]+)">Read More<\/button>/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<p>Lead</p><div id="${id}"[^>]* hidden=""><a href="/more">`))
})
