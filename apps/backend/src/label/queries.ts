import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { LabelDraft, LabelMode, ProductLabel } from './types.ts'

export interface LabelSettingRow {
  productContainer: string
  categoryContainer: string
  maxLabels: number
  showSeveralOnPlace: boolean
  labelsAlignment: number
  marginBetween: number
}

/** Of a store view that has set nothing. */
const usual: LabelSettingRow = {
  productContainer: '[data-labels=product]',
  categoryContainer: '[data-labels=category]',
  maxLabels: 3,
  showSeveralOnPlace: true,
  labelsAlignment: 0,
  marginBetween: 4,
}

export async function selectSetting(db: Reader, storeId: number): Promise<LabelSettingRow> {
  const own = await db
    .selectFrom('label_setting')
    .where('store_id', '=', storeId)
    .select([
      'product_container as productContainer',
      'category_container as categoryContainer',
      'max_labels as maxLabels',
      'show_several_on_place as showSeveralOnPlace',
      'labels_alignment as labelsAlignment',
      'margin_between as marginBetween',
    ])
    .executeTakeFirst()
  return own ?? usual
}

export interface LabelQuestion {
  storeId: number
  productIds: readonly number[]
  mode: LabelMode
  /** The customer group of the caller. Labels for other groups are left out. */
  groupId: number
  now: Date
  /** The reduced ones among the products; null: by their prices in the listing. */
  reducedIds: readonly number[] | null
}

/** The labels of visible products, by descending priority. */
export async function selectLabels(db: Reader, question: LabelQuestion): Promise<ProductLabel[]> {
  const { storeId, productIds, mode, groupId, now, reducedIds } = question
  const column = (name: string) => sql.ref(`l.${mode.toLowerCase()}_${name}`)
  const { rows } = await sql<ProductLabel>`
    select l.id, p.product_id as "productId", l.name, l.txt, l.image, ${column('position')} as position,
      ${column('size')} as size, ${column('style')} as style, l.customer_group_ids as "groupIds"
    from label_label l join catalogue_listing p on p.store_id = l.store_id
    where l.store_id = ${storeId} and p.product_id = any(${[...productIds]}::int[])
      and ${groupId} = any(l.customer_group_ids) and ${column('position')} is not null
      and case l.applies_to
        when 'sale' then ${reducedIds === null ? sql`p.final_price < p.regular_price` : sql`p.product_id = any(${[...reducedIds]}::int[])`}
        when 'new' then p.created_at > ${now.toISOString()}::timestamptz - make_interval(days => l.applies_value::int)
        when 'option' then exists (
          select 1 from catalogue_attribute_option o join catalogue_attribute a on a.id = o.attribute_id
          join catalogue_product_option po on po.option_id = o.id and po.product_id = p.product_id
          where a.code || '=' || o.value = l.applies_value)
        when 'sku' then p.sku = l.applies_value
        else true
      end
    order by l.priority, l.id`.execute(db)
  return rows
}

export interface SavedLabel {
  isNew: boolean
}

/** Inserts or updates changed labels and returns one row for each. */
export async function upsertLabels(tx: Writer, rows: readonly LabelDraft[]): Promise<SavedLabel[]> {
  const saved = await sql<SavedLabel>`
    insert into label_label as l (code, store_id, name, txt, image, applies_to, applies_value, customer_group_ids,
      category_position, category_size, category_style, product_position, product_size, product_style, priority)
    select code, "storeId", name, txt, image, "appliesTo", "appliesValue", "groupIds", "categoryPosition",
      "categorySize", "categoryStyle", "productPosition", "productSize", "productStyle", priority
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (code text, "storeId" int, name text, txt text,
      image text, "appliesTo" text, "appliesValue" text, "groupIds" int[], "categoryPosition" text,
      "categorySize" text, "categoryStyle" text, "productPosition" text, "productSize" text, "productStyle" text,
      priority int)
    on conflict (code, store_id) do update set name = excluded.name, txt = excluded.txt, image = excluded.image,
      applies_to = excluded.applies_to, applies_value = excluded.applies_value,
      customer_group_ids = excluded.customer_group_ids, category_position = excluded.category_position,
      category_size = excluded.category_size, category_style = excluded.category_style,
      product_position = excluded.product_position, product_size = excluded.product_size,
      product_style = excluded.product_style, priority = excluded.priority
    where (l.name, l.txt, l.image, l.applies_to, l.applies_value, l.customer_group_ids, l.category_position,
        l.category_size, l.category_style, l.product_position, l.product_size, l.product_style, l.priority)
      is distinct from (excluded.name, excluded.txt, excluded.image, excluded.applies_to, excluded.applies_value,
        excluded.customer_group_ids, excluded.category_position, excluded.category_size, excluded.category_style,
        excluded.product_position, excluded.product_size, excluded.product_style, excluded.priority)
    returning (xmax = 0) as "isNew"`.execute(tx)
  return saved.rows
}
