import type { Context } from '#src/platform/context.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { storeUrls } from '../store/store.ts'
import type { Product } from './product.ts'
import type { Picture } from './types.ts'

const placeholder = 'placeholder/image.jpg'

export interface ImageView {
  url: string
  label: string
  position: number
  disabled: boolean
  types: string[]
}

/** The picture in a role, else the first one, else the placeholder. */
export async function pictureInRole(ctx: Context, product: Product, role: string): Promise<ImageView> {
  const { pictures } = product.document
  return viewOf(ctx, product, pictures.find((picture) => picture.roles.includes(role)) ?? pictures[0])
}

/** What a card shows when it is pointed at: the first picture that is not the card's own. */
export async function secondPicture(ctx: Context, product: Product): Promise<ImageView | null> {
  const { pictures } = product.document
  const first = pictures.find((picture) => picture.roles.includes('small_image')) ?? pictures[0]
  const second = pictures.find((picture) => picture !== first)
  return second === undefined ? null : viewOf(ctx, product, second)
}

export async function gallery(ctx: Context, product: Product): Promise<ImageView[]> {
  return Promise.all(product.document.pictures.map((picture) => viewOf(ctx, product, picture)))
}

async function viewOf(ctx: Context, product: Product, picture: Picture | undefined): Promise<ImageView> {
  const { media } = await ctx.memo('catalogue.urls', () => storeUrls(ctx))
  return {
    url: `${media}catalog/product/${picture?.file ?? placeholder}`,
    label: picture?.label ?? product.name,
    position: picture?.position ?? 0,
    disabled: false,
    types: picture?.roles ?? [],
  }
}

/** The older form of the gallery. */
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
