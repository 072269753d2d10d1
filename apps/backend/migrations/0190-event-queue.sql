-- The outbox as a queue: each event has its own attempts, back-off, lease and end.
alter table platform_event
  add column attempts integer not null default 0,
  -- When the next attempt may begin.
  add column next_attempt_at timestamptz not null default now(),
  -- Names of the handlers that succeeded; a retry runs the others.
  add column handled_by text[] not null default '{}',
  add column lease_owner text,
  add column last_error text,
  -- A dead letter: retried only when an operator asks.
  add column dead_at timestamptz,
  -- An operator decided that it is never delivered.
  add column dropped_at timestamptz;

-- squawk-ignore require-concurrent-index-deletion
drop index platform_event_undelivered;
create index platform_event_open on platform_event (type, id) where delivered_at is null and dropped_at is null;
create index platform_event_delivered on platform_event (delivered_at) where delivered_at is not null;
create index platform_event_dropped on platform_event (dropped_at) where dropped_at is not null;
