-- What the request that sent the link of a newsletter asks for: {"storeId", "telephone", "consents"}. Opening the link grants this and
-- nothing that others asked for. Null for other links; for older ones, what the subscription itself awaits counts.
alter table consent_link add column requested jsonb;
