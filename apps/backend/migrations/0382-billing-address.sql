-- A buyer chooses the billing address, also if it is the shipping address. Carts that were begun before keep what they had.
alter table cart_cart alter column billing_same_as_shipping set default false;
