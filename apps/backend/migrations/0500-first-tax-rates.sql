-- No order was taxed before the first one, so the rates that a new shop begins with have always applied.
create or replace function pricing_tax_rate_is_logged() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE'
    or (new.country, new.tax_class, new.valid_from) <> (old.country, old.tax_class, old.valid_from)) then
    insert into pricing_tax_rate_log (country, tax_class, valid_from) values (old.country, old.tax_class, old.valid_from);
  end if;
  if tg_op <> 'DELETE' then
    insert into pricing_tax_rate_log (country, tax_class, valid_from, rate, at)
    values (new.country, new.tax_class, new.valid_from, new.rate,
      case when tg_op = 'INSERT' and not exists (select from order_order) then '-infinity' else now() end);
  end if;
  return null;
end $$;
