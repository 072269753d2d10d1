import * as z from 'zod'
import { removeUnusedTerms, saveTerms, storedTerms, type StoredTerm } from '#src/blog/stored/stored.ts'
import { removePaths } from '#src/url/url.ts'
import { filled, identifiers, needed, path, readHead, text } from './heads.ts'
import { savePaths } from './save-paths.ts'
import type { KindDefinition } from './types.ts'

const termHead = z.strictObject({ title: needed, url: path.optional(), description: text })

type Term = Omit<StoredTerm, 'id'>

/** The categories, tags or authors of the blog. */
export const termFiles = (kind: StoredTerm['kind'], folder: string): KindDefinition<Term> => ({
  folder,
  extension: 'yaml',
  names: identifiers,
  isNamedByOthers: true,
  stored: async (db) => (await storedTerms(db)).filter((term) => term.kind === kind),
  placeOf: ({ identifier, storeId }) => ({ name: identifier, storeId }),
  write: ({ title, urlKey, description }) => ({ head: filled({ title, url: urlKey, description }), body: '' }),
  read(parts, { name, storeId }) {
    const read = readHead(termHead, parts.head)
    if ('faults' in read) return read.faults
    const { title, url = name, description } = read.head
    return { kind, identifier: name, storeId, urlKey: url, title, description }
  },
  async save(tx, terms) {
    const saved = await saveTerms(tx, terms)
    return savePaths(
      tx,
      saved.map(({ id, ...term }) => ({
        draft: term,
        storeId: term.storeId,
        entity: `blog_${kind}` as const,
        entityId: id,
        path: `blog/${kind}/${term.urlKey}`,
      })),
    )
  },
  async remove(tx, places) {
    const removed = await removeUnusedTerms(
      tx,
      places.map(({ name, storeId }) => ({ kind, identifier: name, storeId })),
    )
    await removePaths(
      tx,
      removed.map(({ id, storeId }) => ({ storeId, entity: `blog_${kind}`, entityId: id })),
    )
    const gone = new Set(removed.map(({ identifier, storeId }) => `${storeId} ${identifier}`))
    return places.flatMap((place) =>
      gone.has(`${place.storeId} ${place.name}`) ? [] : [{ ...place, text: `posts name this ${kind}` }],
    )
  },
})
