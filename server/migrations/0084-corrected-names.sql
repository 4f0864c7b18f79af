-- The name an entry had before a host corrected it, beside what was published until then.
alter table registrations
  add column was_named text not null default '',
  add column renamed_at timestamptz;
