-- The tables from which every cart is calculated and that rarely change. A change gives its table a number that is never used again, even
-- if the change is rolled back, so that a process can keep their rows in memory for as long as the numbers stay the same.
create sequence platform_reference_change;
create table platform_reference_table (
  name text primary key,
  last_change bigint not null default nextval('platform_reference_change')
);
insert into platform_reference_table (name) values
  ('pricing_tax_rate'), ('pricing_cart_rule'), ('checkout_delivery_method'), ('payment_method'), ('store_locator_pickup_point'),
  ('store_locator_shop');

create function platform_count_reference_change() returns trigger language plpgsql as $$
begin
  update platform_reference_table set last_change = nextval('platform_reference_change') where name = tg_table_name;
  return null;
end
$$;

create trigger pricing_tax_rate_kept after insert or update or delete or truncate on pricing_tax_rate
  for each statement execute function platform_count_reference_change();
create trigger pricing_cart_rule_kept after insert or update or delete or truncate on pricing_cart_rule
  for each statement execute function platform_count_reference_change();
create trigger checkout_delivery_method_kept after insert or update or delete or truncate on checkout_delivery_method
  for each statement execute function platform_count_reference_change();
create trigger payment_method_kept after insert or update or delete or truncate on payment_method
  for each statement execute function platform_count_reference_change();
create trigger store_locator_pickup_point_kept after insert or update or delete or truncate on store_locator_pickup_point
  for each statement execute function platform_count_reference_change();
create trigger store_locator_shop_kept after insert or update or delete or truncate on store_locator_shop
  for each statement execute function platform_count_reference_change();
