import * as z from 'zod'
import {
  removeGridBanners,
  saveGridBanners,
  storedGridBanners,
  type GridBannerDraft,
} from '#src/catalogue/save/save.ts'
import { filled, flag, moment, needed, readHead, whole } from './heads.ts'
import type { KindDefinition } from './types.ts'

const bannerHead = z.strictObject({
  title: needed,
  category: needed,
  url: needed.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/i, 'must be a path such as /sale.html or a web address'),
  pictures: z.strictObject({ desktop: needed, tablet: needed.optional(), mobile: needed.optional() }),
  page: whole(1).optional(),
  position: whole(1),
  every: whole(2).optional(),
  active: flag,
  from: moment.optional(),
  until: moment.optional(),
})

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))
const textOf = (date: Date | null): string | undefined => date?.toISOString()

export const bannerFiles: KindDefinition<GridBannerDraft> = {
  folder: 'banners',
  extension: 'yaml',
  stored: storedGridBanners,
  placeOf: ({ code, storeId }) => ({ name: code, storeId }),
  write: (banner) => ({
    head: filled({
      title: banner.title,
      category: banner.categoryPath,
      url: banner.url,
      pictures: { desktop: banner.imageDesktop, tablet: banner.imageTablet, mobile: banner.imageMobile },
      page: banner.page,
      position: banner.position,
      every: banner.everyN,
      active: banner.isActive,
      from: textOf(banner.validFrom),
      until: textOf(banner.validTo),
    }),
    body: '',
  }),
  read({ head: given }, { name, storeId }) {
    const read = readHead(bannerHead, given)
    if ('faults' in read) return read.faults
    const { head } = read
    return {
      code: name,
      storeId,
      categoryPath: head.category,
      title: head.title,
      url: head.url,
      imageDesktop: head.pictures.desktop,
      imageTablet: head.pictures.tablet ?? head.pictures.desktop,
      imageMobile: head.pictures.mobile ?? head.pictures.desktop,
      page: head.page ?? null,
      position: head.position,
      everyN: head.every ?? null,
      isActive: head.active,
      validFrom: dateOf(head.from),
      validTo: dateOf(head.until),
    }
  },
  async save(tx, banners) {
    const { lost } = await saveGridBanners(tx, banners)
    return lost.map((draft) => ({ draft, key: ['category'], text: 'there is no category with this path' }))
  },
  async remove(tx, places) {
    await removeGridBanners(
      tx,
      places.map(({ name, storeId }) => ({ code: name, storeId })),
    )
    return []
  },
}
