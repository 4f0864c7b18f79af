-- Another address for an account: asked for, confirmed by a link that went there, undone by one that went to the old one.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  asked_at timestamptz not null,
  confirm_hash bytea unique,
  changed_at timestamptz,
  undo_hash bytea unique,
  undone_at timestamptz
);

create index email_changes_user on email_changes (user_id);
