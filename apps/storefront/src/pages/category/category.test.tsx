import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { CategoryPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { Page } from './category.route.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const brands = {
  uid: 'MTI=',
  name: 'Marki',
  display_mode: 'PAGE',
  meta_title: 'Marki dla dzieci',
  meta_description: 'Ubrania znanych marek',
  description: '<p>Wszystkie marki</p>',
  cms_block: { content_elements: [{ type: 'text', html: '<p>Nasze marki</p>' }] },
}

function shown(category: object): string {
  const data = { categories: { items: [category] } } as CategoryPageQuery
  const routes = [{ id: 'root', path: '*', loader: () => null, element: <Page data={data} /> }]
  const loaderData = { root: { storeConfig: { secure_base_url: 'https://bocian.example/' } } }
  const router = createMemoryRouter(routes, { initialEntries: ['/marki.html'], hydrationData: { loaderData } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('SEO-03 a category is headed with its name for search engines, if it has one', () => {
  expect(shown({ ...brands, category_seo_name: 'Wszystkie marki dziecięce' })).toMatch(
    /<h1[^>]*>Wszystkie marki dziecięce<\/h1>/,
  )
  expect(shown(brands)).toMatch(/<h1[^>]*>Marki<\/h1>/)
})

it('ROUTE-42 a category with display mode PAGE has its block, canonical link, meta title and description', () => {
  const html = shown(brands)
  expect(html).toContain('<p>Nasze marki</p>')
  expect(html).not.toContain('Wszystkie marki')
  expect(html).toContain('<link rel="canonical" href="https://bocian.example/marki.html"/>')
  expect(html).toMatch(/<title>Marki dla dzieci\b/)
  expect(html).toContain('<meta name="description" content="Ubrania znanych marek"/>')
})
