-- Words of one language that mean the same when somebody searches; an editor's list. The first of them names the group.
create table catalogue_synonym (
  language text not null check (language ~ '^[a-z]{2}$'),
  name text not null,
  -- Parted by commas, the first one too.
  synonyms text not null,
  primary key (language, name)
);
