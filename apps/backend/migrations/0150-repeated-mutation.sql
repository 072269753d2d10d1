-- Responses of mutations that carried an Idempotency-Key, so that a retry is answered without doing it again. Kept for a day.
-- The response is encrypted with the caller's key, which is not stored; it is null while the mutation runs.
create table platform_repeated_mutation (
  id text primary key,
  request_hash text not null,
  response text,
  started_at timestamptz not null
);
create index platform_repeated_mutation_started on platform_repeated_mutation (started_at);
