-- Pictures that people sent, from before the first byte is written until they are removed. One that no row names any
-- more is noted, and goes a day later: that of a call which a kill cut off, a team's former logo.
create table kept_pictures (
  path text primary key,
  unused_since timestamptz
);
create index kept_pictures_unused on kept_pictures (unused_since) where unused_since is not null;

-- Since when somebody has a role decides by when they owe a second factor: nobody has one since never.
update users set role_since = now() where role <> 'user' and role_since is null;
create function note_role_since() returns trigger language plpgsql as $$
begin
  new.role_since := now();
  return new;
end $$;
create trigger users_role_given before insert on users
  for each row when (new.role <> 'user' and new.role_since is null) execute function note_role_since();
create trigger users_role_changed before update on users
  for each row when (
    new.role <> 'user'
    and (new.role_since is null or (old.role = 'user' and new.role_since is not distinct from old.role_since))
  ) execute function note_role_since();
alter table users add constraint users_role_since check (role = 'user' or role_since is not null);
