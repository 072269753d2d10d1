import { ProductLabels } from './product-labels.tsx'

/** The labels on the first picture of a product page: first the labels without a code, above them those with a code to copy. */
export function PictureLabels({ uid }: { readonly uid: string }) {
  return (
    <>
      <ProductLabels uid={uid} mode="PRODUCT" only="plain" />
      <ProductLabels uid={uid} mode="PRODUCT" only="copyable" />
    </>
  )
}
