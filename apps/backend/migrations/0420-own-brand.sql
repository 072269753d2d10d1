-- The look on which a shop is based is no merchant's own.
alter table store_view alter column theme set default 'base';
update store_view set theme = 'base' where theme = 'bocian';

-- Titles and greetings named the demo. The demo saves its own; any other shop has its own name.
delete from store_config
where scope in ('default', 'group') and path = 'design/head/title_suffix'
  and value #>> '{}' in (' | Bocian', ' | Broel', ' | Lemon');
delete from store_config
where scope = 'view' and path in ('design/head/default_title', 'design/header/welcome')
  and value #>> '{}' in (
    'Bocian – ubrania dla dzieci', 'Broel – ubrania dla dzieci', 'Lemon – ubrania dla dzieci',
    'Bocian – dětské oblečení', 'Bocian – detské oblečenie', 'Bocian – Kinderkleidung', 'Bocian – children’s clothing',
    'Bocian – haine pentru copii', 'Bocian — дитячий одяг', 'Bocian — մանկական հագուստ',
    'Witaj w sklepie Bocian!', 'Witaj w sklepie Broel!', 'Witaj w sklepie Lemon!', 'Vítejte v obchodě Bocian!',
    'Vitajte v obchode Bocian!', 'Willkommen bei Bocian!', 'Welcome to Bocian!', 'Bine ai venit la Bocian!',
    'Ласкаво просимо до Bocian!', 'Բարի գալուստ Bocian խանութ։'
  );

-- So did the mailbox of the contact form.
delete from store_config where path = 'contact/email/recipient_email' and value #>> '{}' = 'kontakt@bocian.example';
