/** Message keys of an add-to-cart button by its phase. */
export const addingTexts = {
  normal: 'catalogue.addToCart',
  loading: 'catalogue.adding',
  success: 'catalogue.addedShort',
} as const
