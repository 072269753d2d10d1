import { Document, isScalar, visit } from 'yaml'
import type { DescribedGroup, DescribedStore, ShopDescription } from './types.ts'

const head = `# yaml-language-server: $schema=./shop.schema.json
# The whole shop but its catalogue and its secrets: docs/shop-description.md
`

/** A description as a file. What has its default is left out. */
export function renderDescription({ plugins = [], settings, taxes, regions = {}, websites }: ShopDescription): string {
  const shop = {
    ...filled({ plugins }),
    ...filled({ settings }),
    taxes,
    ...filled({ regions }),
    websites: websites.map(({ groups, settings: ofWebsite, ...website }) => ({
      ...website,
      ...filled({ settings: ofWebsite }),
      groups: groups.map(groupOf),
    })),
  }
  const document = new Document(shop)
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar)
    },
  })
  return head + document.toString({ lineWidth: 140, flowCollectionPadding: false })
}

const groupOf = ({ code, name, settings, stores }: DescribedGroup) => ({
  code,
  name,
  ...filled({ settings }),
  stores: stores.map(storeOf),
})

const storeOf = ({ active, default: isDefault, settings, delivery, payment, ...store }: DescribedStore) => ({
  ...store,
  ...(active ? {} : { active }),
  ...(isDefault ? { default: isDefault } : {}),
  ...filled({ settings, delivery, payment }),
})

const filled = (parts: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => Object.keys(value).length > 0))
