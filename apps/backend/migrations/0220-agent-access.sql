-- Agents may act for every customer who has not forbidden it. The column has had no effect until now, and most of its values are
-- the default of a checkbox that the storefront does not have, so they do not count as a choice.
alter table customer_customer
  alter column allows_assistance set default true,
  -- When the customer last forbade it. Adoptions that began before have ended, even if the customer allows it again.
  add column assistance_ended_at timestamptz;
update customer_customer set allows_assistance = true;
