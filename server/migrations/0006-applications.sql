create table applications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  contact text not null,
  discord text not null,
  age integer not null,
  position text not null,
  other_position text not null,
  experience text not null,
  motivation text not null,
  availability text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null
);
-- One at a time waits for a decision.
create unique index applications_one_pending on applications (user_id) where status = 'pending';
create index applications_by_user on applications (user_id, id desc);
create index applications_by_status on applications (status, id desc);
