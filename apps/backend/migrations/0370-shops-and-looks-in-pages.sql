-- Pages show them, so a change of them is a change of pages.
create trigger lookbook_look_counted after insert or update or delete on lookbook_look
  for each statement execute function platform_count_change();
create trigger lookbook_name_counted after insert or update or delete on lookbook_name
  for each statement execute function platform_count_change();
create trigger lookbook_pin_counted after insert or update or delete on lookbook_pin
  for each statement execute function platform_count_change();
create trigger store_locator_shop_counted after insert or update or delete on store_locator_shop
  for each statement execute function platform_count_change();
create trigger store_locator_pickup_point_counted after insert or update or delete on store_locator_pickup_point
  for each statement execute function platform_count_change();
