-- The history of a return: each step of staff, and who took it.
create table returns_step (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns_return on delete cascade,
  at timestamptz not null,
  action text not null,
  -- The status afterwards.
  status text not null,
  -- The name or email address of the person.
  staff text not null check (char_length(staff) between 2 and 100)
);
create index returns_step_return on returns_step (return_id);
