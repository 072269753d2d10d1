/** The places of the product page: below the price, and below the description and the other facts. */
export const slotPlaces = ['product.price', 'product.details'] as const

export type SlotPlace = (typeof slotPlaces)[number]

/** A component in a place of the storefront. It is rendered on the server, and its code loads on the first interaction. */
export interface SlotOfPlugin {
  place: SlotPlace
  /** The file with the component as its default export, relative to the plugin's main file. */
  component: string
  /** The fields of `ProductInterface` that it shows, such as `care_rating { stars }`. Without any of them it is not rendered. */
  fields: string
}

/** What a component gets. `Data` is the type of its fields. */
export interface SlotProps<Data> {
  data: Data
  store: {
    code: string
    /** As in `pl-PL`. */
    locale: string
  }
}
