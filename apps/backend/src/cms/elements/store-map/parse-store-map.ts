import type { StoreMap } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { look } from '../reading/look.ts'
import { attribute } from '../reading/parts.ts'

export const parseStoreMap = (main: Element): StoreMap => ({
  type: 'store-map',
  ...look(main),
  carrier: attribute(main, 'data-shipping-carrier').trim() || 'storepickup',
})
