-- Who did what to what. Names are kept as they were: rows outlive what they speak of.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_log_by_action on audit_log (action text_pattern_ops, id desc);

-- Counting sign-ups and totals by time.
create index users_by_creation on users (created_at);
create index tournaments_by_creation on tournaments (created_at);
create index posters_by_creation on posters (created_at);
