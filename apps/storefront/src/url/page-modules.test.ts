import { expect, it } from 'vitest'
import { loadPageModule, setPageSources, type PageModule } from './page-modules.ts'

const page: PageModule = { loadPage: async () => null, Page: () => null }

it("ROUTE-51 without a source of pages it raises 'fetchRootComponent is not defined'", async () => {
  await expect(loadPageModule('PRODUCT')).rejects.toThrow('fetchRootComponent is not defined')
})

it('ROUTE-50 loads the module of a kind of page when it is first needed, and once', async () => {
  let loads = 0
  const counted = async (): Promise<PageModule> => {
    loads++
    return page
  }
  setPageSources({ PRODUCT: counted, CATEGORY: counted, CMS_PAGE: counted, BLOG_LIST: counted, BLOG_POST: counted })
  expect(loads).toBe(0)
  await loadPageModule('PRODUCT')
  await loadPageModule('PRODUCT')
  expect(loads).toBe(1)
})
