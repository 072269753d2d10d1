import { sql } from 'kysely'
import { statement, run, type Reader, type Statement } from '#src/platform/database.ts'
import { calculateFinalPrice } from '#src/pricing/pricing.ts'
import { cartIdOf, type CartKey } from './queries.ts'
import type { ChosenOption, ProductFacts } from './types.ts'

interface FactsRow extends Omit<ProductFacts, 'price'> {
  regular: number | null
  special: number | null
  specialFrom: Date | null
  specialTo: Date | null
}

// Products without a stock row, such as virtual gift cards, never run out.
const factsColumns = sql`p.id, p.sku, p.type, p.tax_class as "taxClass",
  coalesce(o.is_visible, p.is_visible) as "isVisible", coalesce(o.is_active, p.is_active) as "isActive", coalesce(p.weight, 0)::float8 as weight, p.max_cart_quantity as "maxCartQuantity",
  p.giftcard_type as "giftCardType", t.name, t.url_key as "urlKey", r.regular, r.special,
  r.special_from as "specialFrom", r.special_to as "specialTo",
  coalesce(s.on_hand, case when p.type in ('virtual', 'giftcard') then null else 0 end) as "onHand",
  (select file from catalogue_product_picture where product_id = p.id
    order by 'small_image' = any(roles) desc, position, id limit 1) as picture`

const factsTables = (storeId: number) => sql`catalogue_product p
  left join catalogue_product_text t on t.product_id = p.id and t.store_id = ${storeId}
  left join catalogue_product_in_store o on o.product_id = p.id and o.store_id = ${storeId}
  left join pricing_price r on r.product_id = p.id and r.store_id = ${storeId}
  left join inventory_stock s on s.product_id = p.id`

const factsWhere = (storeId: number, now: Date, condition: ReturnType<typeof sql>): Statement<ProductFacts[]> =>
  statement(sql<FactsRow>`select ${factsColumns} from ${factsTables(storeId)} where ${condition}`, (rows) =>
    rows.map((row) => withPrice(row, now)),
  )

/** The products and variants in a cart. */
export const factsOf = (cart: CartKey, storeId: number, now: Date): Statement<ProductFacts[]> =>
  factsWhere(
    storeId,
    now,
    sql`p.id = any(array(
      select unnest(array[product_id, variant_id]) from cart_item where cart_id = ${cartIdOf(cart)}))`,
  )

/** Products with the data that the cart needs and their current prices. */
export const factsById = (ids: number[], storeId: number, now: Date): Statement<ProductFacts[]> =>
  factsWhere(storeId, now, sql`p.id = any(${ids}::int[])`)

/** The products with these SKUs, and the parents of those that are variants. */
export const factsBySku = (skus: string[], storeId: number, now: Date): Statement<ProductFacts[]> =>
  factsWhere(
    storeId,
    now,
    sql`p.id = any(array(
      select id from catalogue_product where sku = any(${skus}::text[])
      union all select v.product_id from catalogue_product n join catalogue_product_variant v on v.variant_id = n.id
      where n.sku = any(${skus}::text[])))`,
  )

export const selectFacts = async (db: Reader, storeId: number, ids: number[], now: Date): Promise<ProductFacts[]> =>
  ids.length === 0 ? [] : run(db, factsById(ids, storeId, now))

function withPrice({ regular, special, specialFrom, specialTo, ...facts }: FactsRow, now: Date): ProductFacts {
  if (regular === null) return { ...facts, price: null }
  const final = calculateFinalPrice({ regular, special, specialFrom, specialTo }, now)
  return { ...facts, price: { regular, final } }
}

export interface VariantOption {
  parentId: number
  variantId: number
  attributeId: number
  optionId: number
}

const variantOptions = sql`catalogue_product_variant v
  join catalogue_product_option po on po.product_id = v.variant_id
  join catalogue_attribute_option o on o.id = po.option_id
  join catalogue_product_super_attribute sa on sa.product_id = v.product_id and sa.attribute_id = o.attribute_id`

/** The options of all variants of the parents with these SKUs, or of the variants with them; gift cards have none. */
export const variantOptionsBySku = (skus: string[]): Statement<VariantOption[]> => {
  const asked = sql`any(array(select id from catalogue_product where sku = any(${skus}::text[])))`
  return statement(
    sql<VariantOption>`
      select v.product_id as "parentId", v.variant_id as "variantId", o.attribute_id as "attributeId", o.id as "optionId"
      from ${variantOptions} where v.product_id = ${asked} or v.variant_id = ${asked}
      order by v.product_id, v.position, v.variant_id`,
    (rows) => rows,
  )
}

export interface LineOption extends ChosenOption {
  parentId: number
  variantId: number
}

const lineOptionsWhere = (locale: string, condition: ReturnType<typeof sql>): Statement<LineOption[]> =>
  statement(
    sql<LineOption>`
      select v.product_id as "parentId", v.variant_id as "variantId", a.id as "attributeId", a.code as "attributeCode",
        coalesce(a.labels ->> ${locale}::text, a.label) as "attributeLabel", o.id as "optionId",
        coalesce(o.labels ->> ${locale}::text, o.value) as "optionLabel"
      from ${variantOptions} join catalogue_attribute a on a.id = o.attribute_id
      where ${condition} order by sa.position, a.id`,
    (rows) => rows,
  )

/** The options of the variants in a cart with labels in the locale. */
export function optionsOf(cart: CartKey, locale: string): Statement<LineOption[]> {
  const column = (name: 'product_id' | 'variant_id') => sql`any(array(
    select ${sql.ref(name)} from cart_item where cart_id = ${cartIdOf(cart)} and product_id <> variant_id))`
  return lineOptionsWhere(
    locale,
    sql`v.variant_id = ${column('variant_id')} and v.product_id = ${column('product_id')}`,
  )
}

/** The options of the chosen variants with labels in the locale. */
export const optionsOfPairs = (
  pairs: readonly { productId: number; variantId: number }[],
  locale: string,
): Statement<LineOption[]> =>
  lineOptionsWhere(
    locale,
    sql`v.variant_id = any(${pairs.map((pair) => pair.variantId)}::int[])
      and v.product_id = any(${pairs.map((pair) => pair.productId)}::int[])`,
  )

export interface GiftCardAmount {
  productId: number
  amount: number
}

export const giftCardAmountsBySku = (skus: string[], storeId: number): Statement<GiftCardAmount[]> =>
  statement(
    sql<GiftCardAmount>`
      select product_id as "productId", amount from catalogue_giftcard_amount
      where store_id = ${storeId}
        and product_id = any(array(select id from catalogue_product where sku = any(${skus}::text[])))`,
    (rows) => rows,
  )

export interface CountryRate {
  taxClass: string
  rate: number
  label: string
}

/** The rates of a country that apply at an instant, by the day that a time zone has then. */
export async function selectRates(
  db: Reader,
  country: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<CountryRate[]> {
  const { rows } = await sql<CountryRate>`
    select distinct on (tax_class) tax_class as "taxClass", rate, label from pricing_tax_rate
    where country = ${country} and valid_from <= to_char(${now}::timestamptz at time zone ${timeZone}::text, 'YYYY-MM-DD')
    order by tax_class, valid_from desc`.execute(db)
  return rows
}

/** The categories of products, including parent categories. */
export async function selectCategoryIds(db: Reader, productIds: number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ productId: number; ids: number[] }>`
    select pc.product_id as "productId", array_agg(distinct above.id) as ids
    from catalogue_product_category pc join catalogue_category c on c.id = pc.category_id
    cross join lateral unnest(c.id_path) as above(id)
    where pc.product_id = any(${productIds}::int[]) group by pc.product_id`.execute(db)
  return new Map(rows.map(({ productId, ids }) => [productId, ids]))
}
