-- A delivered event leaves the index of the open ones only when it is vacuumed. Without limits of its own, a table with a million
-- delivered events would wait until a fifth of them has changed, and each poll would walk past all of those.
alter table platform_event set (
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000,
  autovacuum_analyze_scale_factor = 0,
  autovacuum_analyze_threshold = 20000
);
