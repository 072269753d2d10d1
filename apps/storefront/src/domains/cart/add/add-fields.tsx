type Sold = { readonly uid: string; readonly sku?: string | null }

/** Hidden form fields that add one piece of a product. */
export function AddFields({ product }: { readonly product: Sold }) {
  return Object.entries(addFieldsOf(product)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Form values that add one piece of a product. */
export function addFieldsOf(product: Sold): Readonly<Record<string, string>> {
  return { intent: 'add', uid: product.uid, sku: product.sku ?? '', quantity: '1' }
}
