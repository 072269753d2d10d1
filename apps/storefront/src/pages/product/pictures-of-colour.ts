import type { GalleryImageFragment, PicturesOfColourFragment } from '#src/platform/graphql/documents.gen.ts'

type Images = readonly (GalleryImageFragment | null)[]

/** The pictures of the first variant in this colour that has pictures. */
export function picturesOfColour(
  product: PicturesOfColourFragment | null | undefined,
  colour: string,
): Images | undefined {
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const inColour = variants.filter((variant) =>
    variant?.attributes?.some((attribute) => attribute?.code === 'color' && attribute.uid === colour),
  )
  const galleries = inColour.map((variant) => variant?.product?.media_gallery)
  return galleries.find((images) => images?.some((image) => image?.url && !image.disabled)) ?? undefined
}
