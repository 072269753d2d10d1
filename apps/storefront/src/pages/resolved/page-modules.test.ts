import { expect, it } from 'vitest'
import type { PageModule, PageSources } from '#src/platform/url/page-kind.ts'
import { loadPageModule } from './page-modules.ts'

const page: PageModule = { loadPage: async () => null, Page: () => null }

it("ROUTE-51 throws 'fetchRootComponent is not defined' without page sources", async () => {
  await expect(loadPageModule('PRODUCT', undefined)).rejects.toThrow('fetchRootComponent is not defined')
})

it('ROUTE-50 loads the module of a kind of page lazily and only once', async () => {
  let loads = 0
  const counted = async (): Promise<PageModule> => {
    loads++
    return page
  }
  const sources: PageSources = {
    PRODUCT: counted,
    CATEGORY: counted,
    CMS_PAGE: counted,
    BLOG_LIST: counted,
    BLOG_POST: counted,
  }
  expect(loads).toBe(0)
  await loadPageModule('PRODUCT', sources)
  await loadPageModule('PRODUCT', sources)
  expect(loads).toBe(1)
})
