-- What search engines read of a category: another heading than its name in menus, and whether they may list it.
alter table catalogue_category_text add column seo_name text;
alter table catalogue_category_text add column meta_robots text;
-- The option that Magento's forms preselect.
alter table catalogue_attribute_option add column is_default boolean not null default false;
