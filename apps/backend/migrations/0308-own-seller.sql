-- The footer of a shop that never was a demo named the demo's company.
delete from store_config
where scope = 'view' and path = 'design/footer/copyright'
  and value #>> '{}' in (
    'Bocian Sp. z o.o. Wszystkie prawa zastrzeżone.', 'Bocian Sp. z o.o. Všechna práva vyhrazena.',
    'Bocian Sp. z o.o. Všetky práva vyhradené.', 'Bocian Sp. z o.o. Alle Rechte vorbehalten.',
    'Bocian Sp. z o.o. All rights reserved.', 'Bocian Sp. z o.o. Toate drepturile rezervate.',
    'Bocian Sp. z o.o. Усі права захищені.', 'Bocian Sp. z o.o. Բոլոր իրավունքները պաշտպանված են։'
  );

-- True for a method that a running shop never turned on itself: it is on because it was on by default.
alter table payment_method add column is_on_by_default boolean not null default false;

-- Cheques and cash on delivery are off until somebody turns them on. A shop that has opened, or has orders, keeps what it offers.
update payment_method set is_active = false
where code in ('cashondelivery', 'checkmo')
  and not exists (select 1 from import_export_mark where name in ('customers', 'demo'))
  and not exists (select 1 from order_order);
update payment_method set is_on_by_default = is_active where code in ('cashondelivery', 'checkmo');
