-- Finds the coupon whose code a visitor typed with other spaces or dashes.
create index pricing_coupon_key on pricing_coupon (translate(upper(code), ' -', ''));
