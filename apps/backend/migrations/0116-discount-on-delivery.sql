-- Magento's "apply to shipping amount": what a rule takes off the goods it takes off their delivery too.
alter table pricing_cart_rule add column applies_to_shipping boolean not null default false;
-- What rules took off the delivery, gross; the delivery itself stays at its price.
alter table order_order add column shipping_discount bigint not null default 0;
