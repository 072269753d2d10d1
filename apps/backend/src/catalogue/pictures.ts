import { encodeUid } from '#src/platform/uid.ts'
import type { Picture } from './types.ts'
import type { Product } from './product-in-store.ts'

const placeholder = 'drawn/placeholder.svg'

export interface ImageView {
  url: string
  label: string
  position: number
  disabled: boolean
  types: string[]
}

/** The picture with this role, otherwise the first picture, otherwise the placeholder. */
export function pictureInRole(product: Product, role: string): ImageView {
  const { pictures } = product.document
  return viewOf(product, pictures.find((picture) => picture.roles.includes(role)) ?? pictures[0])
}

/** The picture a product card shows on hover: the first one other than its main picture. */
export function secondPicture(product: Product): ImageView | null {
  const { pictures } = product.document
  const first = pictures.find((picture) => picture.roles.includes('small_image')) ?? pictures[0]
  const second = pictures.find((picture) => picture !== first)
  return second === undefined ? null : viewOf(product, second)
}

export function gallery(product: Product): ImageView[] {
  return product.document.pictures.map((picture) => viewOf(product, picture))
}

function viewOf(product: Product, picture: Picture | undefined): ImageView {
  const { media } = product.index.addresses
  return {
    url: `${media}catalog/product/${picture?.file ?? placeholder}`,
    label: picture?.label ?? product.name,
    position: picture?.position ?? 0,
    disabled: false,
    types: picture?.roles ?? [],
  }
}

/** `media_gallery_entries`, Magento's older form of the gallery. */
export function galleryEntries(product: Product) {
  return product.document.pictures.map(({ id, file, label, position, roles }) => ({
    id,
    uid: encodeUid(id),
    file: `/${file}`,
    label: label ?? product.name,
    position,
    types: roles,
    disabled: false,
    media_type: 'image',
  }))
}
