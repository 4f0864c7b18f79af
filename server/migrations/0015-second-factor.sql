alter table sessions
  -- What its owner names it by; the hash of the token stays here.
  add column id uuid not null default gen_random_uuid(),
  -- In words, such as `Chrome on Android`.
  add column device text not null default '',
  -- When its holder last showed who they are.
  add column confirmed_at timestamptz;
create unique index sessions_id on sessions (id);

-- Since when the account has its role, where that is one with duties: from then on there are so many days
-- to set up a second factor.
alter table users add column role_since timestamptz;
update users set role_since = now() where role <> 'user';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the browser names it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Counts up where the authenticator counts: one that goes back is a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Apps that make codes by time (TOTP), one an account.
create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  -- null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The step of the last code that was taken: no code counts twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What an authenticator is asked to sign: used once, for one purpose, by the browser or the session that asked.
create table challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add', 'confirm')),
  bound_to bytea not null,
  expires_at timestamptz not null
);
create index challenges_expiry on challenges (expires_at);

-- Sign-ins that wait for their second step.
create table sign_in_steps (
  ticket_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- What the password was when it was compared; null where a provider vouched.
  password_hash text,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_steps_expiry on sign_in_steps (expires_at);
create index sign_in_steps_user on sign_in_steps (user_id);

-- Browsers that somebody has signed in from: a mark in a cookie, which authenticates nothing.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  mark_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, mark_hash)
);
