import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { findLook, lookProducts } from './find-look.ts'

export const resolvers: Resolvers = {
  Query: {
    getLookbookData: (_root, { filter }, context) => findLook(context, filter),
    getLookbookProducts: (_root, { skus }, context) => lookProducts(context, skus),
  },
  Lookbook: {
    id: ({ id }) => String(id),
    image: ({ url }) => url,
    name: ({ name }) => name,
    pins: ({ pins, width, height }) =>
      pins.map(({ id, sku, ...pin }) => ({ ...pin, id: String(id), text: sku, imgW: width, imgH: height })),
    products: ({ pins }, _args, context) =>
      lookProducts(
        context,
        pins.map(({ sku }) => sku),
      ),
  },
}
