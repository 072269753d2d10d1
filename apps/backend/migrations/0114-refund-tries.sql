-- What a provider does not accept is asked for again, each time later.
alter table payment_refund add column tries integer not null default 0;
alter table payment_refund add column due_at timestamptz not null default now();
alter table payment_refund add column failure text;
create index payment_refund_due on payment_refund (due_at) where sent_at is null;
