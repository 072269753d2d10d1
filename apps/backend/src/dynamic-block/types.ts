export interface DynamicBlockDraft {
  /** The number by which content names the block, the same in all store views. */
  id: number
  storeId: number
  name: string
  content: string
  isActive: boolean
  /** The codes of the cart rules that it belongs to. */
  ruleCodes: string[]
}

export type DynamicBlockRow = Pick<DynamicBlockDraft, 'id' | 'content'>
