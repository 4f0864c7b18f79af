-- When a Discord or Google account was added to an account that was there before it; null where the account was made
-- with it, or before this was noted. For a day a sign-in with it does not count as showing who one is.
alter table users
  add column discord_linked_at timestamptz,
  add column google_linked_at timestamptz;
