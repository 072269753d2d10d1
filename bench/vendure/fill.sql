-- Turns the staged bench_* tables into a Vendure catalogue: one channel, one language, prices with tax, and the rows that Vendure's
-- search indexer would write. Ids are the source shop's; collections are below Vendure's root.
insert into zone (name) values ('Polska');
update channel set "defaultLanguageCode" = 'pl', "availableLanguageCodes" = 'pl', "defaultCurrencyCode" = 'PLN',
  "availableCurrencyCodes" = 'PLN', "pricesIncludeTax" = true, "defaultTaxZoneId" = (select min(id) from zone),
  "defaultShippingZoneId" = (select min(id) from zone);
update global_settings set "availableLanguages" = 'pl';
insert into tax_category (name, "isDefault") values ('Standard', true);
insert into tax_rate (name, enabled, value, "categoryId", "zoneId")
  select 'VAT 23%', true, 23, c.id, z.id from tax_category c, zone z;

insert into region (code, type, enabled, discriminator) values ('PL', 'country', true, 'Country');
insert into region_translation ("languageCode", name, "baseId") select 'pl', 'Polska', id from region;
insert into zone_members_region ("zoneId", "regionId") select z.id, r.id from zone z, region r;
insert into shipping_method (code, checker, calculator, "fulfillmentHandlerCode") values ('courier',
  '{"code":"default-shipping-eligibility-checker","args":[{"name":"orderMinimum","value":"0"}]}',
  '{"code":"default-shipping-calculator","args":[{"name":"rate","value":"1499"},{"name":"includesTax","value":"auto"},{"name":"taxRate","value":"23"}]}',
  'manual-fulfillment');
insert into shipping_method_translation ("languageCode", name, description, "baseId") select 'pl', 'Kurier', '', id from shipping_method;
insert into shipping_method_channels_channel ("shippingMethodId", "channelId") select id, 1 from shipping_method;
insert into payment_method (code, enabled, handler) values ('transfer', true,
  '{"code":"dummy-payment-handler","args":[{"name":"automaticSettle","value":"false"}]}');
insert into payment_method_translation ("languageCode", name, description, "baseId") select 'pl', 'Przelew', '', id from payment_method;
insert into payment_method_channels_channel ("paymentMethodId", "channelId") select id, 1 from payment_method;

insert into collection (id, "isRoot", position, "isPrivate", filters, "inheritFilters") values (1000000, true, 0, false, '[]', true);
insert into collection_translation ("languageCode", name, slug, description, "baseId")
  values ('pl', '__root_collection__', '__root_collection__', '', 1000000);
insert into collection (id, "isRoot", position, "isPrivate", filters, "inheritFilters", "parentId")
  select id, false, position, false, '[]', false, coalesce(parent_id, 1000000) from bench_category order by level, id;
insert into collection_translation ("languageCode", name, slug, description, "baseId")
  select 'pl', name, slug, '', id from bench_category;
insert into collection_closure (id_ancestor, id_descendant)
  select 1000000, 1000000 union all select 1000000, id from bench_category
  union all select ancestor, id from bench_category, unnest(id_path) as ancestor where ancestor in (select id from bench_category);
insert into collection_channels_channel ("collectionId", "channelId") select id, 1 from collection;

insert into facet (id, "isPrivate", code) select id, false, code from bench_facet;
insert into facet_translation ("languageCode", name, "baseId") select 'pl', label, id from bench_facet;
insert into facet_channels_channel ("facetId", "channelId") select id, 1 from bench_facet;
insert into facet_value (id, code, "facetId") select id, slug, facet_id from bench_value;
insert into facet_value_translation ("languageCode", name, "baseId") select 'pl', label, id from bench_value;
insert into facet_value_channels_channel ("facetValueId", "channelId") select id, 1 from bench_value;

insert into asset (id, type, "mimeType", "fileSize", source, preview)
  select product_id * 10 + position, 'IMAGE', 'image/svg+xml', 1, file, file from bench_picture;
insert into asset_translation ("languageCode", name, "baseId") select 'pl', preview, id from asset;
insert into asset_channels_channel ("assetId", "channelId") select id, 1 from asset;

insert into product (id, "createdAt", enabled, "featuredAssetId") select id, created_at, true, id * 10 from bench_product;
insert into product_translation ("languageCode", name, slug, description, "baseId")
  select 'pl', name, slug, description, id from bench_product;
insert into product_channels_channel ("productId", "channelId") select id, 1 from bench_product;
insert into product_asset ("assetId", position, "productId")
  select product_id * 10 + position, position, product_id from bench_picture;
insert into product_facet_values_facet_value ("productId", "facetValueId")
  select p.id, v.id from bench_product p, unnest(p.option_ids) as o join bench_value v on v.id = o;

insert into product_option_group (id, code) values (1, 'size');
insert into product_option_group_translation ("languageCode", name, "baseId") values ('pl', 'Rozmiar', 1);
insert into product_option_group_channels_channel ("productOptionGroupId", "channelId") values (1, 1);
insert into product_option (id, code, "groupId")
  select v.id, v.slug, 1 from bench_value v join bench_facet f on f.id = v.facet_id where f.code = 'cdrl_size';
insert into product_option_translation ("languageCode", name, "baseId")
  select 'pl', v.label, o.id from product_option o join bench_value v on v.id = o.id;
insert into product_option_channels_channel ("productOptionId", "channelId") select id, 1 from product_option;
insert into product_option_groups_product_option_group ("productId", "productOptionGroupId") select id, 1 from bench_product;

insert into product_variant (id, enabled, sku, "featuredAssetId", "taxCategoryId", "productId")
  select v.id, true, v.sku, v.product_id * 10, t.id, v.product_id from bench_variant v, tax_category t;
insert into product_variant_translation ("languageCode", name, "baseId") select 'pl', name, id from bench_variant;
insert into product_variant_channels_channel ("productVariantId", "channelId") select id, 1 from bench_variant;
insert into product_variant_price ("currencyCode", "channelId", price, "variantId") select 'PLN', 1, price, id from bench_variant;
insert into product_variant_options_product_option ("productVariantId", "productOptionId")
  select v.id, o.id from bench_variant v join product_option o on o.id = any(v.option_ids);
insert into product_variant_facet_values_facet_value ("productVariantId", "facetValueId")
  select distinct v.id, b.id from bench_variant v, unnest(v.option_ids) as o join bench_value b on b.id = o;
insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
  select v.stock, 0, v.id, l.id from bench_variant v, stock_location l;
insert into collection_product_variants_product_variant ("collectionId", "productVariantId")
  select distinct c.id, v.id from bench_variant v join bench_product p on p.id = v.product_id, unnest(p.category_ids) as own
  join bench_category c on c.id = own;

insert into search_index_item ("languageCode", enabled, "productName", "productVariantName", description, slug, sku, "facetIds",
    "facetValueIds", "collectionIds", "collectionSlugs", "channelIds", "productPreview", "productVariantPreview",
    "productVariantId", "channelId", "productId", "productAssetId", "productVariantAssetId", price, "priceWithTax")
  select 'pl', true, p.name, v.name, p.description, p.slug, v.sku,
    (select coalesce(string_agg(distinct b.facet_id::text, ','), '') from bench_value b where b.id = any(v.option_ids || p.option_ids)),
    (select coalesce(string_agg(b.id::text, ','), '') from bench_value b where b.id = any(v.option_ids || p.option_ids)),
    coalesce(c.ids, ''), coalesce(c.slugs, ''), '1', a.preview, a.preview, v.id, 1, p.id, a.id, a.id,
    round(v.price / 1.23), v.price
  from bench_variant v join bench_product p on p.id = v.product_id join asset a on a.id = p.id * 10
  left join lateral (select string_agg(c.id::text, ',') as ids, string_agg(c.slug, ',') as slugs
    from bench_category c where c.id = any(p.category_ids)) c on true;

drop table bench_product, bench_variant, bench_picture, bench_category, bench_facet, bench_value;
analyze;
