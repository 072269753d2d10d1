import { isEmpty } from '../bitset/bitset.ts'
import { deleted, skuKey, type InvertedIndex } from './inverted-index.ts'
import { addRank, emptyRanks, type Ranks } from './ranks.ts'
import { startingWith } from './term-dictionary.ts'

const shortestPrefix = 4

/**
 * Finds a product by its SKU, by a prefix of it, or by the SKU of a variant, which starts with that of the product. Short numbers
 * are treated as sizes.
 */
export function findSku(index: InvertedIndex, text: string): Ranks {
  const typed = text.trim()
  const ranks = emptyRanks()
  if (typed.length > 64 || /\s/.test(typed) || !/[\d-]/.test(typed)) return ranks
  const parts = typed.split('-')
  for (let length = parts.length; length > 0; length--) {
    const key = skuKey(parts.slice(0, length).join(''))
    if (/^\d{0,4}$/.test(key)) break
    const isPrefix = length === parts.length && key.length >= shortestPrefix
    addSkus(index, key, isPrefix ? startingWith(index.skus, key, 1_000) : [key], ranks)
    if (!isEmpty(ranks.found)) break
  }
  return ranks
}

function addSkus(index: InvertedIndex, key: string, candidates: string[], ranks: Ranks): void {
  const { skus, skuOwners, skuNumbers, docOfProduct } = index
  for (const sku of candidates) {
    const number = skus.numbers.get(sku) ?? -1
    const id = skuOwners[number] ?? deleted
    // The product may have been removed and its row reused by another product.
    if (skuNumbers[docOfProduct.get(id) ?? -1] === number) addRank(ranks, id, sku === key ? 2 : 1)
  }
}
