create table users (
  id uuid primary key,
  name text not null,
  -- Lower-cased and NFKC, so that equality is identity.
  email text not null unique,
  password_hash text,
  email_verified_at timestamptz,
  role text not null default 'user' check (role in ('owner', 'admin', 'user')),
  profile text not null default '',
  in_game_name text not null default '',
  in_game_id text not null default '',
  in_game_role text not null default '',
  mobile_number text not null default '',
  discord_id text unique,
  discord_username text,
  google_subject text unique,
  created_at timestamptz not null default now()
);

-- An address that becomes the owner when its account is verified.
create table pending_owners (
  email text primary key,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Links sent by mail: single purpose, single use. The secret is made when the mail is sent, so that it
-- is nowhere but in the mail; here is its hash.
create table email_tokens (
  id uuid primary key,
  token_hash bytea unique,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A registration's own link activates what was typed with it, whoever else registered the same address.
  name text,
  password_hash text,
  profile text
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_expiry on email_tokens (expires_at);

-- A person sent to Discord and not back yet. `browser_hash` is of the cookie that the browser was given.
create table oauth_states (
  state_hash bytea primary key,
  purpose text not null check (purpose in ('login', 'link')),
  browser_hash bytea not null,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index oauth_states_expiry on oauth_states (expires_at);
