-- What a buyer agreed to when ordering: which words, and when. Never changed.
create table order_consent (
  order_id bigint not null references order_order,
  wording_id integer not null references consent_wording,
  code text not null,
  version integer not null,
  hash text not null,
  label text not null,
  is_required boolean not null,
  accepted_at timestamptz not null,
  primary key (order_id, wording_id)
);

create function order_consent_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'order_consent is append-only';
end $$;
create trigger order_consent_append_only before update or delete on order_consent
  for each row execute function order_consent_is_append_only();
