-- Whether the merchant offers a method with a provider in this store view. It is active only while the provider has an account.
alter table payment_method add column is_wanted boolean not null default true;

-- Store views that were added later had no methods with a provider.
insert into payment_method (store_id, code, position, is_active, provider)
select v.id, m.code, m.position, m.is_active, m.provider
from store_view v cross join lateral (
  select distinct on (code) code, position, is_active, provider from payment_method
  where code in ('adyen_cc', 'bluepayment') order by code, is_active desc
) m
where m.code = 'adyen_cc' or v.currency = 'PLN'
on conflict (store_id, code) do nothing;
