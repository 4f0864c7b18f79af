-- What was typed into a registration travels with its link. Until one is opened, the account is an address and nothing else.
update users set name = 'Not verified yet', password_hash = null, profile = '' where email_verified_at is null;

-- The sweep looks for accounts whose links have all run out.
create index users_unverified on users (created_at) where email_verified_at is null;
