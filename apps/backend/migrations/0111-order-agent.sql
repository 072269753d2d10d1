-- The sales agent who placed the order for its customer.
alter table order_order add column agent_id integer references customer_customer on delete set null;
create index order_order_agent on order_order (agent_id) where agent_id is not null;
