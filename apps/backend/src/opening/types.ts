/** The pages that the law requires. */
export const legalPages = ['terms', 'privacy', 'imprint', 'returns', 'delivery'] as const
export type LegalPage = (typeof legalPages)[number]

/** What a store view has of the things that it needs before it may take orders. */
export interface StoreFacts {
  sellerName: string
  /** The settings that the seller's address still needs. */
  missingOfAddress: readonly string[]
  vatNumber: string
  registerNumber: string
  contactEmail: string
  /** The identifiers of the required pages. An empty one means that the store needs no such page. */
  pages: Readonly<Record<LegalPage, string>>
  /** The identifiers among them of active pages with content. */
  activePages: ReadonlySet<string>
  /** The identifiers among them of pages from a template that nobody has confirmed. */
  unconfirmedPages: ReadonlySet<string>
  /** The country of the store view. */
  country: string
  hasTaxRates: boolean
  /** The codes of the active methods by which a customer can pay now. */
  payments: readonly string[]
  /** The number of active delivery methods. */
  deliveries: number
  /** The sender of emails, such as `Shop <orders@shop.example>`. */
  sender: string
}

/** A reason why a store view takes no orders. */
export interface Missing {
  code:
    | `page-${LegalPage}`
    | `draft-${LegalPage}`
    | `seller-${'name' | 'address' | 'number' | 'email'}`
    | 'tax'
    | 'payment'
    | 'delivery'
    | 'sender'
  /** One sentence in English, for the operator. */
  reason: string
  /** What ends it, each a command or a step. `STORE` is the place of a store view's code. */
  steps: readonly string[]
}
