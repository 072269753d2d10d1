import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A banner to save. `categoryPath` is the admin path; images are paths below the media folder. */
export interface GridBannerDraft {
  code: string
  storeId: number
  categoryPath: string
  title: string
  url: string
  imageDesktop: string
  imageTablet: string
  imageMobile: string
  /** The page of the listing that shows the banner; null for every page. */
  page: number | null
  /** The banner's grid cell on the page, counted from 1. */
  position: number
  /** Repeats the banner after this many cells; null to show it once per page. */
  everyN: number | null
  isActive: boolean
  validFrom: Date | null
  validTo: Date | null
}

export interface GridBannerRow extends Omit<GridBannerDraft, 'code' | 'storeId' | 'categoryPath'> {
  categoryId: number
}

/** The banners of some categories in a store view, including inactive and scheduled ones. */
export async function selectGridBanners(
  db: Reader,
  storeId: number,
  categoryIds: readonly number[],
): Promise<GridBannerRow[]> {
  return db
    .selectFrom('catalogue_grid_banner')
    .where('store_id', '=', storeId)
    .where('category_id', 'in', categoryIds)
    .select([
      'category_id as categoryId',
      'title',
      'url',
      'image_desktop as imageDesktop',
      'image_tablet as imageTablet',
      'image_mobile as imageMobile',
      'page',
      'position',
      'every_n as everyN',
      'is_active as isActive',
      'valid_from as validFrom',
      'valid_to as validTo',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Whether the schedule of an active banner began or ended after `since`, up to `now`. */
export async function hasBannerScheduleChanged(db: Reader, since: Date, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalogue_grid_banner where is_active
      and (valid_from > ${since.toISOString()} and valid_from <= ${now.toISOString()}
        or valid_to > ${since.toISOString()} and valid_to <= ${now.toISOString()}) limit 1`.execute(db)
  return rows.length > 0
}

/** The admin paths that belong to an existing category. */
export async function selectKnownPaths(tx: Writer, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select admin_path as path from catalogue_category where admin_path = any(${[...paths]}::text[])`.execute(tx)
  return new Set(rows.map(({ path }) => path))
}

/** Writes new and changed banners. Returns one row for each. */
export async function upsertGridBanners(
  tx: Writer,
  banners: readonly GridBannerDraft[],
): Promise<{ isNew: boolean }[]> {
  const saved = await sql<{ isNew: boolean }>`
    insert into catalogue_grid_banner as b (code, store_id, category_id, title, url, image_desktop, image_tablet,
      image_mobile, page, position, every_n, is_active, valid_from, valid_to)
    select r.code, "storeId", c.id, title, url, "imageDesktop", "imageTablet", "imageMobile", page, r.position, "everyN",
      "isActive", "validFrom", "validTo"
    from json_to_recordset(${JSON.stringify(banners)}::json) as r (code text, "storeId" int, "categoryPath" text,
      title text, url text, "imageDesktop" text, "imageTablet" text, "imageMobile" text, page int, position int,
      "everyN" int, "isActive" boolean, "validFrom" timestamptz, "validTo" timestamptz)
    join catalogue_category c on c.admin_path = r."categoryPath"
    on conflict (code, store_id) do update set category_id = excluded.category_id, title = excluded.title,
      url = excluded.url, image_desktop = excluded.image_desktop, image_tablet = excluded.image_tablet,
      image_mobile = excluded.image_mobile, page = excluded.page, position = excluded.position,
      every_n = excluded.every_n, is_active = excluded.is_active, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to
    where (b.category_id, b.title, b.url, b.image_desktop, b.image_tablet, b.image_mobile, b.page, b.position, b.every_n,
        b.is_active, b.valid_from, b.valid_to)
      is distinct from (excluded.category_id, excluded.title, excluded.url, excluded.image_desktop,
        excluded.image_tablet, excluded.image_mobile, excluded.page, excluded.position, excluded.every_n,
        excluded.is_active, excluded.valid_from, excluded.valid_to)
    returning (xmax = 0) as "isNew"`.execute(tx)
  return saved.rows
}

/** All banners of all store views, with the path of their category. */
export async function selectAllGridBanners(db: Reader): Promise<GridBannerDraft[]> {
  const { rows } = await sql<GridBannerDraft>`
    select b.code, b.store_id as "storeId", c.admin_path as "categoryPath", b.title, b.url,
      b.image_desktop as "imageDesktop", b.image_tablet as "imageTablet", b.image_mobile as "imageMobile", b.page,
      b.position, b.every_n as "everyN", b.is_active as "isActive", b.valid_from as "validFrom", b.valid_to as "validTo"
    from catalogue_grid_banner b join catalogue_category c on c.id = b.category_id`.execute(db)
  return rows
}

export async function deleteGridBanners(
  tx: Writer,
  keys: readonly Pick<GridBannerDraft, 'code' | 'storeId'>[],
): Promise<void> {
  await sql`
    delete from catalogue_grid_banner b
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (code text, "storeId" integer)
    where b.code = k.code and b.store_id = k."storeId"`.execute(tx)
}
