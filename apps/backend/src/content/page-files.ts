import * as z from 'zod'
import { cleanHtml, saveBlocks, savePages, type BlockRow, type PageDraft } from '#src/cms/cms.ts'
import { removeBlocks, removePages, storedBlocks, storedPages } from '#src/cms/stored/stored.ts'
import { removePaths } from '#src/url/url.ts'
import { filled, flag, identifiers, moment, needed, path, readHead, robots, text } from './heads.ts'
import { savePaths } from './save-paths.ts'
import type { KindDefinition } from './types.ts'

const pageHead = z.strictObject({
  title: needed,
  url: path.optional(),
  heading: text,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  robots,
  layout: z.string().default('1column'),
  active: flag,
  starts: moment.optional(),
  awaitsConfirmation: z.boolean().default(false),
})

export const pageFiles: KindDefinition<PageDraft> = {
  folder: 'pages',
  extension: 'html',
  names: identifiers,
  stored: storedPages,
  placeOf: ({ identifier, storeId }) => ({ name: identifier, storeId }),
  write: (page) => ({
    head: {
      ...filled({
        title: page.title,
        url: page.urlKey,
        heading: page.contentHeading,
        metaTitle: page.metaTitle,
        metaDescription: page.metaDescription,
        metaKeywords: page.metaKeywords,
        robots: page.metaRobots,
        layout: page.pageLayout === '1column' ? '' : page.pageLayout,
        active: page.isActive || page.startsAt != null,
        starts: page.startsAt?.toISOString(),
      }),
      ...(page.awaitsConfirmation === true ? { awaitsConfirmation: true } : {}),
    },
    body: page.content,
  }),
  read(parts, { name, storeId }, now) {
    const read = readHead(pageHead, parts.head)
    if ('faults' in read) return read.faults
    const { head } = read
    const starts = head.starts === undefined ? null : new Date(head.starts)
    const isWaiting = starts !== null && starts > now
    return {
      identifier: name,
      storeId,
      urlKey: head.url ?? name,
      title: head.title,
      contentHeading: head.heading,
      content: cleanHtml(parts.body),
      metaTitle: head.metaTitle,
      metaDescription: head.metaDescription,
      metaKeywords: head.metaKeywords,
      metaRobots: head.robots,
      pageLayout: head.layout,
      // A file from before the start says the same as one from after it.
      isActive: isWaiting ? false : starts !== null || head.active,
      startsAt: isWaiting ? starts : null,
      awaitsConfirmation: head.awaitsConfirmation,
    }
  },
  async save(tx, pages, now) {
    const saved = await savePages(tx, pages, now)
    const byKey = new Map(pages.map((page) => [`${page.storeId} ${page.identifier}`, page]))
    return savePaths(
      tx,
      saved.flatMap(({ id, storeId, identifier }) => {
        const draft = byKey.get(`${storeId} ${identifier}`)
        return draft === undefined
          ? []
          : [{ draft, storeId, entity: 'page' as const, entityId: id, path: draft.urlKey }]
      }),
    )
  },
  async remove(tx, places) {
    const removed = await removePages(
      tx,
      places.map(({ name, storeId }) => ({ identifier: name, storeId })),
    )
    await removePaths(
      tx,
      removed.map(({ id, storeId }) => ({ storeId, entity: 'page', entityId: id })),
    )
    return []
  },
}

const blockHead = z.strictObject({ title: needed })

export const blockFiles: KindDefinition<BlockRow> = {
  folder: 'blocks',
  extension: 'html',
  names: identifiers,
  stored: storedBlocks,
  placeOf: ({ identifier, storeId }) => ({ name: identifier, storeId }),
  write: ({ title, content }) => ({ head: { title }, body: content }),
  read(parts, { name, storeId }) {
    const read = readHead(blockHead, parts.head)
    if ('faults' in read) return read.faults
    return { identifier: name, storeId, title: read.head.title, content: cleanHtml(parts.body) }
  },
  async save(tx, blocks, now) {
    await saveBlocks(tx, blocks, now)
    return []
  },
  async remove(tx, places) {
    await removeBlocks(
      tx,
      places.map(({ name, storeId }) => ({ identifier: name, storeId })),
    )
    return []
  },
}
