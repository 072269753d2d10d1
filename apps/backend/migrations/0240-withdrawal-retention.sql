-- Claims from a withdrawal expire three calendar years after the year of the declaration. Until then the declaration is evidence:
-- it cannot be deleted. It can never be changed. The clock is that of the database.
create or replace function order_withdrawal_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and extract(year from old.submitted_at at time zone 'UTC') + 3 < extract(year from now() at time zone 'UTC') then
    return old;
  end if;
  raise exception 'order_withdrawal is append-only';
end $$;
