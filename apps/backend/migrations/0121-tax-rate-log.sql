-- Which rate a country had when, so that what an order was taxed at can be checked later. The table of rates writes it
-- itself, whoever changes it; without a rate the class was ended.
create table pricing_tax_rate_log (
  id bigint generated always as identity primary key,
  country text not null,
  tax_class text not null,
  rate integer,
  at timestamptz not null default now()
);
create index pricing_tax_rate_log_country on pricing_tax_rate_log (country, tax_class, id);

insert into pricing_tax_rate_log (country, tax_class, rate, at)
select country, tax_class, rate, '-infinity' from pricing_tax_rate order by country, tax_class;

create function pricing_tax_rate_is_logged() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or (new.country, new.tax_class) <> (old.country, old.tax_class)) then
    insert into pricing_tax_rate_log (country, tax_class) values (old.country, old.tax_class);
  end if;
  if tg_op <> 'DELETE' then
    insert into pricing_tax_rate_log (country, tax_class, rate) values (new.country, new.tax_class, new.rate);
  end if;
  return null;
end $$;
create trigger pricing_tax_rate_logged after insert or update or delete on pricing_tax_rate
  for each row execute function pricing_tax_rate_is_logged();
