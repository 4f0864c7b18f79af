-- A browser that shows notifications. It ends with the session it was allowed in: signing out, a new
-- password or role, and the end of the account take it along.
create table push_subscriptions (
  id uuid primary key,
  -- A browser has one session, and for this site one subscription.
  session_hash bytea not null unique references sessions (token_hash) on delete cascade,
  -- Whoever knows it, with the keys, can write to the browser.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
