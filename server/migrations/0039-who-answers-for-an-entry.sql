-- Who led the team when its leadership was handed over during check-in: a no-show is about them.
alter table registrations add column answers_id uuid references users (id) on delete set null;
