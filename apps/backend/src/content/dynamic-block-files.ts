import * as z from 'zod'
import { cleanHtml } from '#src/cms/cms.ts'
import {
  removeDynamicBlocks,
  saveDynamicBlocks,
  storedDynamicBlocks,
  type DynamicBlockDraft,
} from '#src/dynamic-block/dynamic-block.ts'
import { filled, flag, needed, readHead } from './heads.ts'
import type { KindDefinition } from './types.ts'

const dynamicBlockHead = z.strictObject({ name: needed, active: flag, cartRules: z.array(needed).default([]) })

export const dynamicBlockFiles: KindDefinition<DynamicBlockDraft> = {
  folder: 'dynamic-blocks',
  extension: 'html',
  names: { pattern: /^[1-9]\d{0,8}$/, text: 'must be a number from 1' },
  stored: storedDynamicBlocks,
  placeOf: ({ id, storeId }) => ({ name: String(id), storeId }),
  write: ({ name, isActive, ruleCodes, content }) => ({
    head: filled({ name, active: isActive, cartRules: ruleCodes }),
    body: content,
  }),
  read(parts, { name, storeId }) {
    const read = readHead(dynamicBlockHead, parts.head)
    if ('faults' in read) return read.faults
    const { head } = read
    return {
      id: Number(name),
      storeId,
      name: head.name,
      content: cleanHtml(parts.body),
      isActive: head.active,
      ruleCodes: head.cartRules,
    }
  },
  async save(tx, blocks, now) {
    await saveDynamicBlocks(tx, blocks, now)
    return []
  },
  async remove(tx, places) {
    await removeDynamicBlocks(
      tx,
      places.map(({ name, storeId }) => ({ id: Number(name), storeId })),
    )
    return []
  },
}
