-- Gross prices in minor units by currency ({"PLN": 800}); a wrapping is offered where it has a price. Words by locale.
create table cart_gift_wrapping (
  id integer generated always as identity primary key,
  code text not null unique,
  designs jsonb not null default '{}',
  default_messages jsonb not null default '{}',
  prices jsonb not null default '{}',
  image text,
  position integer not null default 0,
  is_active boolean not null default true
);

alter table cart_cart add column gift_wrapping_id integer references cart_gift_wrapping;
alter table cart_cart add column gift_message jsonb;
alter table cart_cart add column gift_receipt boolean not null default false;
alter table cart_cart add column printed_card boolean not null default false;

-- wrapped_quantity is how many pieces of the line are wrapped; null is all of them.
alter table cart_item add column gift_wrapping_id integer references cart_gift_wrapping;
alter table cart_item add column wrapped_quantity integer check (wrapped_quantity > 0);
alter table cart_item add column gift_message jsonb;

-- gift_options is what wrapping and card cost together, gross; gifts says what they are.
alter table order_order add column gift_options bigint not null default 0;
alter table order_order add column gifts jsonb;
alter table order_item add column gifts jsonb;

insert into store_config (scope, scope_id, path, value)
select 'view', v.id, 'sales/gift_options/printed_card_price', p.price
from store_view v join (values
  ('PLN', '6'::jsonb), ('CZK', '36'), ('EUR', '1.5'), ('RON', '7'), ('UAH', '60'), ('AMD', '600')
) as p (currency, price) on p.currency = v.currency;
