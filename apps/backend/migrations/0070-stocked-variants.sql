-- The options of each variant in stock, such as [[98, red], [104, blue]] by their ids: a listing narrowed to red and 104 must not
-- find a product that has each, but not in one piece. Rows of an older listing get theirs when they are rebuilt (`reindex`).
-- squawk-ignore adding-field-with-default
alter table catalogue_listing add column stocked_variants jsonb not null default '[]';
