-- A member of the club: a customer with a card. Until the card is activated there are no points. A member who is erased keeps the
-- row without the customer, so that the ledger still explains coupons and orders.
create table loyalty_member (
  id integer generated always as identity primary key,
  website_id integer not null references store_website,
  customer_id integer unique references customer_customer on delete set null,
  created_at timestamptz not null,
  activated_at timestamptz,
  blocked_at timestamptz
);

-- A card. Shops hand out cards before anybody owns them; purchases in shops may have collected points on them, which the
-- activation brings into the ledger. The number is an EAN-13.
create table loyalty_card (
  number text primary key check (number ~ '^[0-9]{13}$'),
  website_id integer not null references store_website,
  member_id integer references loyalty_member,
  points integer not null default 0 check (points >= 0),
  issued_at timestamptz not null,
  -- Whether it is the member's present card. An older one stays with its member, so that nobody else can activate it.
  is_current boolean not null default false,
  check (member_id is not null or not is_current)
);
create unique index loyalty_card_current on loyalty_card (member_id) where is_current;
create index loyalty_card_member on loyalty_card (member_id) where member_id is not null;

-- What a paid order of a member earned, and by which terms: what refunds leave of its goods earns points by the same terms. An
-- order that was paid while the member was blocked or the club was closed has the factor 0.
create table loyalty_order (
  order_id bigint primary key,
  member_id integer not null references loyalty_member,
  goods bigint not null check (goods >= 0),
  spend_per_point numeric(14, 4) not null check (spend_per_point > 0),
  factor numeric(8, 4) not null check (factor >= 0),
  settled_at timestamptz not null
);
create index loyalty_order_member on loyalty_order (member_id);

-- A reward: a cart rule with coupons, for points. Its name is the label of the rule.
create table loyalty_reward (
  id integer generated always as identity primary key,
  code text not null unique,
  rule text not null,
  points integer not null check (points > 0),
  level text not null check (level in ('bronze', 'silver', 'gold')),
  descriptions jsonb not null default '{}',
  position integer not null default 0,
  is_active boolean not null default true
);

-- The ledger. The balance is the sum of a member's entries. Entries are only added.
create table loyalty_entry (
  id bigint generated always as identity primary key,
  member_id integer not null references loyalty_member,
  at timestamptz not null,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('order', 'return', 'reward', 'card', 'correction')),
  order_id bigint,
  order_number text,
  credit_note_id bigint,
  card_number text references loyalty_card,
  reward_id integer references loyalty_reward,
  -- Why staff corrected the balance.
  note text,
  -- The merchant's own key of an imported entry.
  imported_key text
);
create index loyalty_entry_member on loyalty_entry (member_id, id);
create index loyalty_entry_order on loyalty_entry (order_id) where order_id is not null;
create unique index loyalty_entry_once_per_order on loyalty_entry (order_id) where reason = 'order';
create unique index loyalty_entry_once_per_credit_note on loyalty_entry (credit_note_id) where reason = 'return';
create unique index loyalty_entry_once_per_card on loyalty_entry (card_number) where reason = 'card';
create unique index loyalty_entry_imported on loyalty_entry (imported_key);

-- The note may be removed, because staff may have written about a person. Nothing else of an entry ever changes.
create function loyalty_entry_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception 'loyalty_entry is append-only';
end $$;
create trigger loyalty_entry_append_only before update or delete on loyalty_entry
  for each row execute function loyalty_entry_is_append_only();

-- The coupon that a reward entry paid for.
create table loyalty_coupon (
  entry_id bigint primary key references loyalty_entry,
  member_id integer not null references loyalty_member,
  code text not null unique,
  issued_at timestamptz not null
);
create index loyalty_coupon_member on loyalty_coupon (member_id);

-- A coupon that belongs to one customer, or that ends before its rule. The owner's id is never used again, so that nobody inherits
-- the coupon of a deleted account.
alter table pricing_coupon add column owner_id integer;
alter table pricing_coupon add column ends_at timestamptz;
create index pricing_coupon_owner on pricing_coupon (owner_id) where owner_id is not null;

-- How much of the store's currency earns a point; one złoty in Poland.
insert into store_config (scope, scope_id, path, value)
select 'view', v.id, 'loyalty/points/spend_per_point', to_jsonb(c.spend)
from store_view v join (values ('CZK', 6), ('EUR', 0.25), ('RON', 1.2), ('UAH', 10), ('AMD', 100)) as c (currency, spend)
  on c.currency = v.currency;
