-- When a delivery arrives: an order that is placed before the cut-off, by the clock of the store, leaves on that working day;
-- then so many working days pass, at least and at most.
alter table checkout_delivery_method
  add column cutoff text not null default '14:00' check (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column days_from integer not null default 1 check (days_from >= 0),
  add column days_to integer not null default 3,
  add check (days_to >= days_from);

update checkout_delivery_method m set cutoff = p.cutoff, days_from = p.days_from, days_to = p.days_to
from (values
  ('inpostlocker', '15:00', 1, 2), ('inpostcourier', '15:00', 1, 1), ('zasilkovna', '14:00', 1, 3), ('packeta', '14:00', 1, 3),
  ('dhlpackstation', '13:00', 1, 3), ('dhl', '13:00', 1, 2), ('samedayeasybox', '14:00', 1, 2), ('fancourier', '14:00', 1, 2),
  ('novaposhtalocker', '15:00', 1, 3), ('novaposhta', '15:00', 1, 2), ('haypostlocker', '12:00', 2, 4),
  ('haypost', '12:00', 2, 4), ('dpdpickup', '12:00', 3, 6), ('flatrate', '12:00', 4, 7), ('instore', '12:00', 2, 4)
) as p (carrier, cutoff, days_from, days_to)
where m.carrier_code = p.carrier;
update checkout_delivery_method set days_from = 1, days_to = 2 where carrier_code = 'dpd';
update checkout_delivery_method m set cutoff = '12:00', days_from = 3, days_to = 5
from store_view v where v.id = m.store_id and v.code = 'eu' and m.carrier_code = 'dpd';

-- The first and the last day of what was promised: {"from": "2026-11-24", "to": "2026-11-25"}.
alter table order_order add column delivery_dates jsonb;
