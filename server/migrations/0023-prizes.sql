-- Who gets what, and whether it arrived. The site moves no money: this is a ledger. All amounts are whole paise.

create table prize_rules (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  position integer not null,
  -- A range of ranks, or a named award.
  from_rank integer check (from_rank >= 1),
  to_rank integer check (to_rank >= from_rank),
  award text not null default '',
  -- For the whole range.
  amount_paise bigint not null check (amount_paise between 1 and 10000000000),
  winner_entry_id uuid references registrations (id) on delete set null,
  unique (tournament_id, position),
  check ((from_rank is null) = (to_rank is null)),
  check ((from_rank is null) = (award <> ''))
);

create table payouts (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  entry_id uuid references registrations (id) on delete set null,
  -- As it was called then.
  team_name text not null,
  slot integer,
  rank integer,
  award text not null default '',
  payee_id uuid references users (id) on delete set null,
  gross_paise bigint not null check (gross_paise > 0),
  withheld_paise bigint not null default 0 check (withheld_paise >= 0),
  net_paise bigint not null check (net_paise >= 0),
  state text not null check (state in ('due', 'details_needed', 'approved', 'paid', 'confirmed', 'failed', 'waived')),
  -- Of the transfer: 12 digits for UPI.
  method text check (method in ('upi', 'bank')),
  reference text not null default '',
  proof text not null default '',
  note text not null default '',
  due_at timestamptz not null,
  paid_at timestamptz,
  approved_by uuid references users (id) on delete set null,
  paid_by uuid references users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (tournament_id, entry_id, award),
  check (net_paise + withheld_paise = gross_paise),
  check (state not in ('paid', 'confirmed') or (reference <> '' and paid_at is not null)),
  check (method <> 'upi' or reference ~ '^[0-9]{12}$')
);
create index payouts_by_payee on payouts (payee_id) where payee_id is not null;
create index payouts_open on payouts (due_at) where state not in ('confirmed', 'waived', 'paid');
-- One transfer pays one payout.
create unique index payouts_one_reference on payouts (method, reference) where state in ('paid', 'confirmed');

-- UPI id, name and guardian are one sealed text: nobody reads them off a copy of this table.
create table payee_details (
  user_id uuid primary key references users (id) on delete cascade,
  sealed bytea not null,
  changed_at timestamptz not null
);

-- One row once an owner has chosen; none before that.
create table prize_tax (
  is_only boolean primary key default true check (is_only),
  rate_bp integer not null check (rate_bp between 0 and 5000),
  above_paise bigint not null check (above_paise >= 0),
  chosen_by uuid references users (id) on delete set null,
  chosen_at timestamptz not null
);
