-- A setting may apply to a website: to all its groups, such as those of one company.
alter table store_config drop constraint store_config_scope_check;
alter table store_config add constraint store_config_scope_check
  check (scope in ('default', 'website', 'group', 'view')) not valid;
alter table store_config validate constraint store_config_scope_check;
