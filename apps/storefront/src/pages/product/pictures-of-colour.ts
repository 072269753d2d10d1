import type { ProductPageItemFragment } from '#src/platform/graphql/documents.gen.ts'

type Images = ProductPageItemFragment['media_gallery']
type Variant = {
  readonly attributes?: readonly ({ readonly code?: string | null; readonly uid: string } | null)[] | null
  readonly product?: { readonly media_gallery?: Images } | null
}
type Product = object | { readonly variants?: readonly (Variant | null)[] | null }

/** The pictures of the first variant in this colour that has pictures. */
export function picturesOfColour(product: Product | null | undefined, colour: string): Images | undefined {
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const inColour = variants.filter((variant) =>
    variant?.attributes?.some((attribute) => attribute?.code === 'color' && attribute.uid === colour),
  )
  const galleries = inColour.map((variant) => variant?.product?.media_gallery)
  return galleries.find((images) => images?.some((image) => image?.url && !image.disabled)) ?? undefined
}
