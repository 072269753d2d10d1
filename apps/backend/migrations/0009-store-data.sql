-- The thirteen store views and what differs between them. Ids and codes are known to the outside and never change.
insert into store_website (id, code, name, sort_order) values
  (1, 'bocian', 'Bocian', 1),
  (2, 'broel', 'Broel', 2),
  (3, 'lemon', 'Lemon', 3),
  (4, 'marketplaces', 'Marketplaces', 4);

insert into store_group (id, website_id, code, name, sort_order) values
  (1, 1, 'poland', 'Polska', 1),
  (2, 1, 'czechia', 'Česko', 2),
  (3, 1, 'slovakia', 'Slovensko', 3),
  (4, 1, 'germany', 'Deutschland', 4),
  (5, 1, 'europe', 'Europe', 5),
  (6, 1, 'romania', 'România', 6),
  (7, 1, 'ukraine', 'Україна', 7),
  (8, 2, 'broel', 'Broel', 8),
  (9, 3, 'lemon', 'Lemon', 9),
  (10, 4, 'marketplaces_poland', 'Marketplaces Polska', 10),
  (11, 4, 'marketplaces_romania', 'Marketplaces România', 11),
  (12, 1, 'armenia', 'Հայաստան', 12),
  (13, 1, 'romania_cdrl', 'România CDRL', 13);

insert into store_view (id, group_id, code, name, locale, currency, country, theme, sort_order) values
  (1, 1, 'pl', 'Polska', 'pl_PL', 'PLN', 'PL', 'bocian', 1),
  (2, 2, 'cz', 'Česko', 'cs_CZ', 'CZK', 'CZ', 'bocian', 2),
  (3, 3, 'sk', 'Slovensko', 'sk_SK', 'EUR', 'SK', 'bocian', 3),
  (4, 4, 'de', 'Deutschland', 'de_DE', 'EUR', 'DE', 'bocian', 4),
  (5, 5, 'eu', 'Europe (English)', 'en_US', 'EUR', 'IE', 'bocian', 5),
  (6, 6, 'ro', 'România', 'ro_RO', 'RON', 'RO', 'bocian', 6),
  (7, 7, 'ua', 'Україна', 'uk_UA', 'UAH', 'UA', 'bocian', 7),
  (8, 8, 'broel_pl', 'Broel', 'pl_PL', 'PLN', 'PL', 'broel', 8),
  (9, 9, 'lemon_pl', 'Lemon', 'pl_PL', 'PLN', 'PL', 'lemon', 9),
  (10, 10, 'marketplaces_pl', 'Marketplaces Polska', 'pl_PL', 'PLN', 'PL', 'marketplace', 10),
  (11, 11, 'marketplaces_ro', 'Marketplaces România', 'ro_RO', 'RON', 'RO', 'marketplace', 11),
  (12, 12, 'am', 'Հայաստան', 'hy_AM', 'AMD', 'AM', 'bocian', 12),
  (13, 13, 'ro_cdrl', 'România CDRL', 'ro_RO', 'RON', 'RO', 'bocian', 13);

-- Standard rates of value added tax; clothing for children has no reduced rate in the countries with a store of their own.
insert into pricing_tax_rate (country, tax_class, rate, label)
select country, 'Taxable Goods', rate, label from (values
  ('PL', 2300, 'VAT 23%'), ('CZ', 2100, 'DPH 21 %'), ('SK', 2300, 'DPH 23 %'), ('DE', 1900, 'MwSt. 19 %'),
  ('RO', 2100, 'TVA 21%'), ('UA', 2000, 'ПДВ 20%'), ('AM', 2000, 'ԱԱՀ 20%'), ('AT', 2000, 'MwSt. 20 %'),
  ('BE', 2100, 'VAT 21%'), ('BG', 2000, 'VAT 20%'), ('CY', 1900, 'VAT 19%'), ('DK', 2500, 'VAT 25%'),
  ('EE', 2400, 'VAT 24%'), ('ES', 2100, 'VAT 21%'), ('FI', 2550, 'VAT 25.5%'), ('FR', 2000, 'VAT 20%'),
  ('GR', 2400, 'VAT 24%'), ('HR', 2500, 'VAT 25%'), ('HU', 2700, 'VAT 27%'), ('IE', 2300, 'VAT 23%'),
  ('IT', 2200, 'VAT 22%'), ('LT', 2100, 'VAT 21%'), ('LU', 1700, 'VAT 17%'), ('LV', 2100, 'VAT 21%'),
  ('MT', 1800, 'VAT 18%'), ('NL', 2100, 'VAT 21%'), ('PT', 2300, 'VAT 23%'), ('SE', 2500, 'VAT 25%'),
  ('SI', 2200, 'VAT 22%')
) as rates (country, rate, label);

insert into pricing_tax_rate (country, tax_class, rate, label)
select country, 'None', 0, '0%' from pricing_tax_rate where tax_class = 'Taxable Goods';

-- Gross prices in minor units of the store's currency; a position orders the offer, cheapest habit of the country first.
insert into checkout_delivery_method (store_id, carrier_code, method_code, price, free_from, countries, position)
select v.id, m.carrier, m.method, m.price, m.free_from, array[v.country], m.position
from store_view v join (values
  ('pl', 'inpostlocker', 'standard', 1299, 19900, 1), ('pl', 'dpd', 'standard', 1599, 19900, 2),
  ('pl', 'inpostcourier', 'standard', 1699, 24900, 3),
  ('cz', 'zasilkovna', 'standard', 7900, 129900, 1), ('cz', 'dpd', 'standard', 10900, 179900, 2),
  ('sk', 'packeta', 'standard', 290, 4900, 1), ('sk', 'dpd', 'standard', 450, 6900, 2),
  ('de', 'dhlpackstation', 'standard', 449, 5900, 1), ('de', 'dhl', 'standard', 499, 5900, 2),
  ('de', 'dpd', 'standard', 549, 6900, 3),
  ('ro', 'samedayeasybox', 'standard', 1499, 19900, 1), ('ro', 'fancourier', 'standard', 1999, 24900, 2),
  ('ua', 'novaposhtalocker', 'standard', 7000, 150000, 1), ('ua', 'novaposhta', 'standard', 11000, 200000, 2),
  ('am', 'haypostlocker', 'standard', 80000, 2500000, 1), ('am', 'haypost', 'standard', 150000, 3500000, 2),
  ('broel_pl', 'inpostlocker', 'standard', 1299, 19900, 1), ('broel_pl', 'dpd', 'standard', 1599, 19900, 2),
  ('lemon_pl', 'inpostlocker', 'standard', 1299, 19900, 1), ('lemon_pl', 'dpd', 'standard', 1599, 19900, 2),
  ('marketplaces_pl', 'inpostlocker', 'standard', 1099, 14900, 1), ('marketplaces_pl', 'dpd', 'standard', 1399, 14900, 2),
  ('marketplaces_ro', 'samedayeasybox', 'standard', 1299, 14900, 1), ('marketplaces_ro', 'fancourier', 'standard', 1799, 19900, 2),
  ('ro_cdrl', 'samedayeasybox', 'standard', 1499, 19900, 1), ('ro_cdrl', 'fancourier', 'standard', 1999, 24900, 2)
) as m (store, carrier, method, price, free_from, position) on m.store = v.code;

insert into checkout_delivery_method (store_id, carrier_code, method_code, price, free_from, countries, position)
select 5, m.carrier, 'standard', m.price, m.free_from, m.countries, m.position from (values
  ('dpdpickup', 690, 9900,
    array['AT','BE','BG','CZ','DE','DK','EE','ES','FI','FR','HR','HU','IE','IT','LT','LU','LV','NL','PL','PT','RO','SE','SI','SK'], 1),
  ('dpd', 990, 12900, array['AT','BE','BG','CY','CZ','DE','DK','EE','ES','FI','FR','GR','HR','HU','IE','IT','LT','LU','LV','MT',
    'NL','PL','PT','RO','SE','SI','SK'], 2),
  ('flatrate', 1490, null, array['AT','BE','BG','CY','CZ','DE','DK','EE','ES','FI','FR','GR','HR','HU','IE','IT','LT','LU','LV',
    'MT','NL','PL','PT','RO','SE','SI','SK'], 3)
) as m (carrier, price, free_from, countries, position);

insert into payment_method (store_id, code, position)
select v.id, m.code, m.position
from store_view v cross join (values ('banktransfer', 1), ('cashondelivery', 2), ('checkmo', 3)) as m (code, position);

-- Cash on delivery comes first where most parcels are paid for at the door.
update payment_method set position = 0
where code = 'cashondelivery' and store_id in (select id from store_view where country in ('CZ', 'SK', 'RO', 'UA', 'AM'));

insert into store_region (id, country, code, name)
select first_id + (ordinality - 1)::integer, country, split_part(entry, ':', 1), split_part(entry, ':', 2)
from (values
  (1, 'US', 'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming|AS:American Samoa|GU:Guam|MP:Northern Mariana Islands|PR:Puerto Rico|VI:Virgin Islands'),
  (66, 'CA', 'AB:Alberta|BC:British Columbia|MB:Manitoba|NL:Newfoundland and Labrador|NB:New Brunswick|NS:Nova Scotia|NT:Northwest Territories|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon Territory'),
  (278, 'RO', 'AB:Alba|AR:Arad|AG:Argeș|BC:Bacău|BH:Bihor|BN:Bistrița-Năsăud|BT:Botoșani|BV:Brașov|BR:Brăila|B:București|BZ:Buzău|CS:Caraș-Severin|CL:Călărași|CJ:Cluj|CT:Constanța|CV:Covasna|DB:Dâmbovița|DJ:Dolj|GL:Galați|GR:Giurgiu|GJ:Gorj|HR:Harghita|HD:Hunedoara|IL:Ialomița|IS:Iași|IF:Ilfov|MM:Maramureș|MH:Mehedinți|MS:Mureș|NT:Neamț|OT:Olt|PH:Prahova|SM:Satu Mare|SJ:Sălaj|SB:Sibiu|SV:Suceava|TR:Teleorman|TM:Timiș|TL:Tulcea|VS:Vaslui|VL:Vâlcea|VN:Vrancea'),
  (1100, 'UA', 'UA-71:Черкаська область|UA-74:Чернігівська область|UA-77:Чернівецька область|UA-12:Дніпропетровська область|UA-14:Донецька область|UA-26:Івано-Франківська область|UA-63:Харківська область|UA-65:Херсонська область|UA-68:Хмельницька область|UA-35:Кіровоградська область|UA-30:Київ|UA-32:Київська область|UA-09:Луганська область|UA-46:Львівська область|UA-48:Миколаївська область|UA-51:Одеська область|UA-53:Полтавська область|UA-43:Автономна Республіка Крим|UA-56:Рівненська область|UA-40:Севастополь|UA-59:Сумська область|UA-61:Тернопільська область|UA-05:Вінницька область|UA-07:Волинська область|UA-21:Закарпатська область|UA-23:Запорізька область|UA-18:Житомирська область'),
  (1200, 'AM', 'AM-AG:Արագածոտն|AM-AR:Արարատ|AM-AV:Արմավիր|AM-ER:Երևան|AM-GR:Գեղարքունիք|AM-KT:Կոտայք|AM-LO:Լոռի|AM-SH:Շիրակ|AM-SU:Սյունիք|AM-TV:Տավուշ|AM-VD:Վայոց ձոր')
) as lists (first_id, country, entries)
cross join lateral unnest(string_to_array(entries, '|')) with ordinality as list (entry, ordinality);

insert into store_config (scope, scope_id, path, value) values
  ('default', 0, 'catalog/seo/category_url_suffix', '".html"'),
  ('default', 0, 'catalog/seo/product_url_suffix', '".html"'),
  ('default', 0, 'catalog/frontend/grid_per_page', '60'),
  ('default', 0, 'catalog/frontend/grid_per_page_values', '"30,60,120"'),
  ('default', 0, 'general/region/state_required', '["CA", "RO", "US"]'),
  ('default', 0, 'general/region/display_all', 'false'),
  ('default', 0, 'oauth/access_token_lifetime/customer', '1'),
  ('default', 0, 'newsletter/general/active', 'true'),
  ('default', 0, 'newsletter/general/phone_field', 'false'),
  ('default', 0, 'wishlist/general/active', '"1"'),
  ('default', 0, 'wishlist/general/multiple_enabled', '"1"'),
  ('default', 0, 'design/head/title_prefix', '""'),
  ('default', 0, 'design/head/title_suffix', '" | Bocian"'),
  ('default', 0, 'top_menu/help_and_contact/enabled', 'true'),
  ('default', 0, 'top_menu/mini_wishlist/enabled', 'true'),
  ('default', 0, 'top_menu/mini_wishlist/max_items', '5'),
  ('default', 0, 'blog/general/enabled', 'true'),
  ('default', 0, 'parcel_locker/widget/show_on', '["checkout"]');

-- Texts that a shopper reads, in the language of the store view.
insert into store_config (scope, scope_id, path, value)
select 'view', v.id, t.path, to_jsonb(t.value)
from store_view v join (values
  ('pl_PL', 'design/head/default_title', 'Bocian – ubrania dla dzieci'),
  ('cs_CZ', 'design/head/default_title', 'Bocian – dětské oblečení'),
  ('sk_SK', 'design/head/default_title', 'Bocian – detské oblečenie'),
  ('de_DE', 'design/head/default_title', 'Bocian – Kinderkleidung'),
  ('en_US', 'design/head/default_title', 'Bocian – children’s clothing'),
  ('ro_RO', 'design/head/default_title', 'Bocian – haine pentru copii'),
  ('uk_UA', 'design/head/default_title', 'Bocian — дитячий одяг'),
  ('hy_AM', 'design/head/default_title', 'Bocian — մանկական հագուստ'),
  ('pl_PL', 'design/footer/copyright', 'Bocian Sp. z o.o. Wszystkie prawa zastrzeżone.'),
  ('cs_CZ', 'design/footer/copyright', 'Bocian Sp. z o.o. Všechna práva vyhrazena.'),
  ('sk_SK', 'design/footer/copyright', 'Bocian Sp. z o.o. Všetky práva vyhradené.'),
  ('de_DE', 'design/footer/copyright', 'Bocian Sp. z o.o. Alle Rechte vorbehalten.'),
  ('en_US', 'design/footer/copyright', 'Bocian Sp. z o.o. All rights reserved.'),
  ('ro_RO', 'design/footer/copyright', 'Bocian Sp. z o.o. Toate drepturile rezervate.'),
  ('uk_UA', 'design/footer/copyright', 'Bocian Sp. z o.o. Усі права захищені.'),
  ('hy_AM', 'design/footer/copyright', 'Bocian Sp. z o.o. Բոլոր իրավունքները պաշտպանված են։'),
  ('pl_PL', 'design/header/welcome', 'Witaj w sklepie Bocian!'),
  ('cs_CZ', 'design/header/welcome', 'Vítejte v obchodě Bocian!'),
  ('sk_SK', 'design/header/welcome', 'Vitajte v obchode Bocian!'),
  ('de_DE', 'design/header/welcome', 'Willkommen bei Bocian!'),
  ('en_US', 'design/header/welcome', 'Welcome to Bocian!'),
  ('ro_RO', 'design/header/welcome', 'Bine ai venit la Bocian!'),
  ('uk_UA', 'design/header/welcome', 'Ласкаво просимо до Bocian!'),
  ('hy_AM', 'design/header/welcome', 'Բարի գալուստ Bocian խանութ։'),
  ('pl_PL', 'top_menu/help_and_contact/title', 'Pomoc i kontakt'),
  ('cs_CZ', 'top_menu/help_and_contact/title', 'Pomoc a kontakt'),
  ('sk_SK', 'top_menu/help_and_contact/title', 'Pomoc a kontakt'),
  ('de_DE', 'top_menu/help_and_contact/title', 'Hilfe und Kontakt'),
  ('en_US', 'top_menu/help_and_contact/title', 'Help and contact'),
  ('ro_RO', 'top_menu/help_and_contact/title', 'Ajutor și contact'),
  ('uk_UA', 'top_menu/help_and_contact/title', 'Допомога та контакти'),
  ('hy_AM', 'top_menu/help_and_contact/title', 'Օգնություն և կապ'),
  ('pl_PL', 'blog/index/title', 'Blog'),
  ('cs_CZ', 'blog/index/title', 'Blog'),
  ('sk_SK', 'blog/index/title', 'Blog'),
  ('de_DE', 'blog/index/title', 'Blog'),
  ('en_US', 'blog/index/title', 'Blog'),
  ('ro_RO', 'blog/index/title', 'Blog'),
  ('uk_UA', 'blog/index/title', 'Блог'),
  ('hy_AM', 'blog/index/title', 'Բլոգ'),
  ('pl_PL', 'agent/checkout/not_logged_as_client_message', 'Zaloguj się jako klient, aby złożyć zamówienie.'),
  ('cs_CZ', 'agent/checkout/not_logged_as_client_message', 'Pro dokončení objednávky se přihlaste jako zákazník.'),
  ('sk_SK', 'agent/checkout/not_logged_as_client_message', 'Na dokončenie objednávky sa prihláste ako zákazník.'),
  ('de_DE', 'agent/checkout/not_logged_as_client_message', 'Melden Sie sich als Kunde an, um die Bestellung abzuschließen.'),
  ('en_US', 'agent/checkout/not_logged_as_client_message', 'Sign in as a customer to place the order.'),
  ('ro_RO', 'agent/checkout/not_logged_as_client_message', 'Autentifică-te în numele clientului pentru a plasa comanda.'),
  ('uk_UA', 'agent/checkout/not_logged_as_client_message', 'Увійдіть від імені клієнта, щоб оформити замовлення.'),
  ('hy_AM', 'agent/checkout/not_logged_as_client_message', 'Պատվիրելու համար մուտք գործեք հաճախորդի անունից։'),
  ('pl_PL', 'loyalty/messages/blocked_account', 'Twoje konto w klubie jest zablokowane. Skontaktuj się z nami.'),
  ('cs_CZ', 'loyalty/messages/blocked_account', 'Váš klubový účet je zablokovaný. Kontaktujte nás.'),
  ('sk_SK', 'loyalty/messages/blocked_account', 'Váš klubový účet je zablokovaný. Kontaktujte nás.'),
  ('de_DE', 'loyalty/messages/blocked_account', 'Ihr Clubkonto ist gesperrt. Bitte kontaktieren Sie uns.'),
  ('en_US', 'loyalty/messages/blocked_account', 'Your club account is blocked. Please contact us.'),
  ('ro_RO', 'loyalty/messages/blocked_account', 'Contul tău de club este blocat. Te rugăm să ne contactezi.'),
  ('uk_UA', 'loyalty/messages/blocked_account', 'Ваш клубний рахунок заблоковано. Зв’яжіться з нами.'),
  ('hy_AM', 'loyalty/messages/blocked_account', 'Ձեր ակումբային հաշիվն արգելափակված է։ Կապվեք մեզ հետ։'),
  ('pl_PL', 'loyalty/messages/inactive_account', 'Twoje konto w klubie czeka na aktywację.'),
  ('cs_CZ', 'loyalty/messages/inactive_account', 'Váš klubový účet čeká na aktivaci.'),
  ('sk_SK', 'loyalty/messages/inactive_account', 'Váš klubový účet čaká na aktiváciu.'),
  ('de_DE', 'loyalty/messages/inactive_account', 'Ihr Clubkonto wartet auf die Aktivierung.'),
  ('en_US', 'loyalty/messages/inactive_account', 'Your club account is waiting for activation.'),
  ('ro_RO', 'loyalty/messages/inactive_account', 'Contul tău de club așteaptă activarea.'),
  ('uk_UA', 'loyalty/messages/inactive_account', 'Ваш клубний рахунок очікує на активацію.'),
  ('hy_AM', 'loyalty/messages/inactive_account', 'Ձեր ակումբային հաշիվը սպասում է ակտիվացման։')
) as t (locale, path, value) on t.locale = v.locale;

-- A sister brand speaks under its own name; the company behind it stays the same.
update store_config c set value = to_jsonb(replace(c.value #>> '{}', 'Bocian', v.name))
from store_view v
where c.scope = 'view' and c.scope_id = v.id and v.theme in ('broel', 'lemon')
  and c.path in ('design/head/default_title', 'design/header/welcome');

insert into store_config (scope, scope_id, path, value)
select 'group', g.id, 'general/locale/timezone', to_jsonb(t.timezone)
from store_group g join (values
  ('poland', 'Europe/Warsaw'), ('czechia', 'Europe/Prague'), ('slovakia', 'Europe/Bratislava'), ('germany', 'Europe/Berlin'),
  ('europe', 'Europe/Dublin'), ('romania', 'Europe/Bucharest'), ('ukraine', 'Europe/Kyiv'), ('armenia', 'Asia/Yerevan'),
  ('romania_cdrl', 'Europe/Bucharest'), ('broel', 'Europe/Warsaw'), ('lemon', 'Europe/Warsaw'),
  ('marketplaces_poland', 'Europe/Warsaw'), ('marketplaces_romania', 'Europe/Bucharest')
) as t (code, timezone) on t.code = g.code;

insert into store_config (scope, scope_id, path, value) values
  ('group', 5, 'general/country/allow', '["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"]'),
  ('group', 5, 'general/country/optional_zip_countries', '["IE"]'),
  ('group', 8, 'design/head/title_suffix', '" | Broel"'),
  ('group', 9, 'design/head/title_suffix', '" | Lemon"'),
  ('group', 8, 'loyalty/general/enabled', 'false'),
  ('group', 9, 'loyalty/general/enabled', 'false'),
  ('group', 10, 'loyalty/general/enabled', 'false'),
  ('group', 11, 'loyalty/general/enabled', 'false'),
  ('group', 10, 'blog/general/enabled', 'false'),
  ('group', 11, 'blog/general/enabled', 'false');
