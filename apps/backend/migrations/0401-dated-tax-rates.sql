-- A rate applies from its first day, such as 2027-01-01, in the time zone of the store view, until another rate of its class does.
-- Without a day it has always applied.
alter table pricing_tax_rate add column valid_from text collate "C" not null default '';
create unique index pricing_tax_rate_by_day on pricing_tax_rate (country, tax_class, valid_from);
alter table pricing_tax_rate drop constraint pricing_tax_rate_pkey;
alter table pricing_tax_rate add constraint pricing_tax_rate_pkey primary key using index pricing_tax_rate_by_day;

-- `at` is when the table said so, `valid_from` the day from which the rate applies.
alter table pricing_tax_rate_log add column valid_from text collate "C" not null default '';

create or replace function pricing_tax_rate_is_logged() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE'
    or (new.country, new.tax_class, new.valid_from) <> (old.country, old.tax_class, old.valid_from)) then
    insert into pricing_tax_rate_log (country, tax_class, valid_from) values (old.country, old.tax_class, old.valid_from);
  end if;
  if tg_op <> 'DELETE' then
    insert into pricing_tax_rate_log (country, tax_class, valid_from, rate)
    values (new.country, new.tax_class, new.valid_from, new.rate);
  end if;
  return null;
end $$;
