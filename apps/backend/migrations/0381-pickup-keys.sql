-- Towns are compared like all other names: և is written եվ, as in capitals, and these letters lose their strokes.
update store_locator_pickup_point set
  city_key = replace(replace(replace(translate(city_key, 'đøı', 'doi'), 'æ', 'ae'), 'œ', 'oe'), 'եւ', 'եվ'),
  words = replace(replace(replace(translate(words, 'đøı', 'doi'), 'æ', 'ae'), 'œ', 'oe'), 'եւ', 'եվ')
where city_key ~ '[đøıæœ]|եւ' or words ~ '[đøıæœ]|եւ';
