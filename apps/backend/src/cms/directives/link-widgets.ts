import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { escapeAttribute, escapeText } from '#src/platform/html/html-tokens.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectPagePaths, selectPaths } from './directive-queries.ts'
import type { Directive } from './read-directives.ts'

type Target = { readonly kind: 'category' | 'product' | 'page'; readonly key: string }

const kinds: Readonly<Record<string, Target['kind']>> = {
  MagentoCatalogBlockCategoryWidgetLink: 'category',
  MagentoCatalogBlockProductWidgetLink: 'product',
  MagentoCmsBlockWidgetPageLink: 'page',
}

/** What a widget links to; undefined for other directives. Stored links of the editor lack `Block` in the class. */
export function targetOf({ name, type, settings }: Directive): Target | undefined {
  const kind = kinds[type.replace(/^MagentoCatalog(Category|Product)Widget/, 'MagentoCatalogBlock$1Widget')]
  if (name !== 'widget' || kind === undefined) return undefined
  const key =
    kind === 'page'
      ? settings.get('page_id')
      : settings
          .get('id_path')
          ?.replace(/^(?:category|product)\//, '')
          .replace(/^(\d+)\/.*$/, '$1')
  return { kind, key: key?.trim() ?? '' }
}

/** The path of each target within the store view, without a slash at the start; undefined if the store view does not have it. */
export async function linkPaths(
  context: Context,
  widgets: readonly Directive[],
): Promise<(target: Target) => string | undefined> {
  const targets = widgets.flatMap((widget) => targetOf(widget) ?? []).filter(({ key }) => key !== '')
  if (targets.length === 0) return () => undefined
  const settings = await storeSettings(context)
  const suffixes = {
    category: settings['catalog/seo/category_url_suffix'],
    product: settings['catalog/seo/product_url_suffix'],
  }
  const paths = new Map<string, string>()
  const entities = targets.flatMap(({ kind, key }) =>
    kind === 'page' ? [] : [{ entity: kind, id: idOf(key), path: key + suffixes[kind] }],
  )
  const pages = targets.filter(({ kind }) => kind === 'page').map(({ key }) => key)
  const tags = cacheTags(context)
  for (const { entity, id, path } of entities.length === 0
    ? []
    : await selectPaths(context.db, context.store.id, entities)) {
    paths.set(`${entity} ${id}`, path)
    paths.set(`${entity} ${path}`, path)
    tags.add(`${entity === 'product' ? 'p' : 'c'}${id}`)
  }
  for (const { id, identifier, urlKey } of pages.length === 0
    ? []
    : await selectPagePaths(context.db, context.store.id, pages)) {
    const path = identifier === settings['web/default/cms_home_page'] ? '' : urlKey
    for (const key of [String(id), identifier]) paths.set(`page ${key}`, path)
  }
  return ({ kind, key }) =>
    paths.get(`${kind} ${key}`) ?? (kind === 'page' ? undefined : paths.get(`${kind} ${key}${suffixes[kind]}`))
}

const idOf = (key: string): number => (/^\d{1,9}$/.test(key) ? Number(key) : 0)

/** The widget as its template shows it: an address for links of elements, a whole link within text. */
export function linkHtml({ settings }: Directive, href: string | undefined): string {
  const isAddress = (settings.get('template') ?? '').includes('link_href')
  if (isAddress) return escapeAttribute(href ?? '')
  const words = settings.get('anchor_text') || settings.get('title') || ''
  if (href === undefined) return escapeText(words)
  return `<a href="${escapeAttribute(href)}"><span>${escapeText(words || href)}</span></a>`
}
