import DataLoader from 'dataloader'
import { contentMoment, type Context } from '#src/platform/context.ts'
import { countContentChange } from '#src/platform/content-revision.ts'
import type { Database } from '#src/platform/database.ts'
import { storeUrls } from '../store/store.ts'
import { hasBannerScheduleChanged, selectGridBanners, type GridBannerRow } from './banner-queries.ts'

/** The banners of a category by position. Those not shown at the moment are included, with `is_valid: false`. */
export async function gridBanners(ctx: Context, categoryId: number) {
  const { media } = await storeUrls(ctx)
  const banners = await bannersOf(ctx).load(categoryId)
  return banners.map((banner) => ({
    title: banner.title,
    url: banner.url,
    image_desktop: media + banner.imageDesktop,
    image_tablet: media + banner.imageTablet,
    image_mobile: media + banner.imageMobile,
    page: banner.page,
    position: banner.position,
    every_n: banner.everyN,
    is_valid: isOnShow(banner, contentMoment(ctx)),
  }))
}

/** Returns a scheduled task that invalidates cached pages when the schedule of a banner began or ended since its last run. */
export function followBannerTimes(database: Database, start: Date): (now: Date) => Promise<void> {
  let since = start
  return async (now) => {
    if (await hasBannerScheduleChanged(database.reader, since, now)) await database.transaction(countContentChange)
    since = now
  }
}

function isOnShow({ isActive, validFrom, validTo }: GridBannerRow, now: Date): boolean {
  return isActive && (validFrom === null || validFrom <= now) && (validTo === null || now < validTo)
}

function bannersOf(ctx: Context): DataLoader<number, GridBannerRow[]> {
  return ctx.memo(
    'catalogue.gridBanners',
    () =>
      new DataLoader(async (ids) => {
        const rows = await selectGridBanners(ctx.db, ctx.store.id, ids)
        return ids.map((id) => rows.filter(({ categoryId }) => categoryId === id))
      }),
  )
}
