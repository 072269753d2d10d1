-- The orders of a customer, and those of a guest by email address. Without them each look at "my orders" reads every order of the shop.
create index order_order_customer on order_order (customer_id, placed_at) where customer_id is not null;
create index order_order_guest on order_order (lower(email)) where customer_id is null;
