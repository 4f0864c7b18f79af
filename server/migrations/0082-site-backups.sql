-- When a backup was last made, opened and found whole, in the place that the operator named.
create table site_backups (
  name text primary key,
  made_at timestamptz not null,
  bytes bigint not null
);
