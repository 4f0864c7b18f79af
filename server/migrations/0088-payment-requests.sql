-- Events whose treasurer and owners were asked to pay the prizes: once, by an admin who may not pay.
create table payment_requests (
  tournament_id uuid primary key references tournaments (id) on delete cascade,
  asked_at timestamptz not null
);
