-- A game id is its digits alone, without zeros in front (contract/src/game-ids.ts), and one account's at a time.

-- Who finds theirs taken asks the staff, who see both and decide. One question of a person waits at a time.
create table game_id_claims (
  id uuid primary key,
  game_id text not null check (game_id ~ '^[1-9][0-9]{5,13}$'),
  claimant_id uuid not null references users (id) on delete cascade,
  -- Who had it when it was asked for.
  holder_id uuid references users (id) on delete set null,
  reason text not null,
  state text not null check (state in ('open', 'granted', 'refused')),
  made_at timestamptz not null,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  answer text not null default '',
  check ((state = 'open') = (decided_at is null))
);
create unique index game_id_claims_one_open on game_id_claims (claimant_id) where state = 'open';
create index game_id_claims_by_claimant on game_id_claims (claimant_id);
create index game_id_claims_by_holder on game_id_claims (holder_id);

-- Digits of every script, by the code of their zero.
create function digits_of_game_id(typed text) returns text language sql as $$
  with scripts as (
    select string_agg(chr(zero + value), '' order by zero, value) as digits,
      string_agg(value::text, '' order by zero, value) as plain
    from unnest(array[
  1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112,
  6160, 6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016, 65296,
  66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736, 70864, 71248, 71360, 71376, 71386, 71472, 71904,
  72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 118000, 120782, 120792,
  120802, 120812, 120822, 123200, 123632, 124144, 124401, 125264, 130032
    ]) zero, generate_series(0, 9) value
  ),
  bare as (
    select translate(
      regexp_replace(typed, '[\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180b-\u180f\u2000-\u2015\u2024\u2028-\u202f\u205f-\u206f\u2212\u3000\u3002\u3164\ufe00-\ufe0f\ufeff\uff0d\uff0e\uffa0\U000e0100-\U000e01ef.\u00b7-]', '', 'g'),
      digits, plain) as text from scripts
  ),
  digits as (select ltrim(regexp_replace(text, '^id:?(?=[0-9])', '', 'i'), '0') as text from bare)
  select case when text ~ '^[1-9][0-9]{5,13}$' then text end from digits
$$;

-- What cannot be read is typed again by its player: the team's page says that a game id is missing. Of several
-- accounts the one that was verified first keeps the id; the others' questions wait for the staff at once.
create table read_game_ids as
  select id, digits,
    first_value(id) over (partition by digits order by email_verified_at nulls last, created_at, id) as holder_id
  from (select *, digits_of_game_id(in_game_id) as digits from users where in_game_id <> '') typed;
insert into game_id_claims (id, game_id, claimant_id, holder_id, reason, state, made_at)
  select gen_random_uuid(), digits, id, holder_id,
    'Both accounts had this game ID when it became one account''s at a time.', 'open', now()
  from read_game_ids where digits is not null and holder_id <> id;
update users set in_game_id = case when read.holder_id = users.id then coalesce(digits, '') else '' end
  from read_game_ids read where read.id = users.id;

alter table users add constraint users_game_id_digits check (in_game_id = '' or in_game_id ~ '^[1-9][0-9]{5,13}$');
create unique index users_one_game_id on users (in_game_id) where in_game_id <> '';

-- Rosters, strikes and bans are compared by it. Where two of an event turn out to be one, the second stays as typed.
update registration_players player set in_game_id_key = read.digits
from (
  select registration_id, position, digits,
    row_number() over (partition by tournament_id, digits, holds order by in_game_id_key <> digits, registration_id, position) as nth
  from (select *, digits_of_game_id(in_game_id_key) as digits from registration_players) typed
  where digits is not null
) read
where read.registration_id = player.registration_id and read.position = player.position
  and read.nth = 1 and in_game_id_key <> read.digits;
update strikes set game_id_key = coalesce(digits_of_game_id(game_id_key), game_id_key) where game_id_key <> '';
update bans set game_id_key = coalesce(digits_of_game_id(game_id_key), game_id_key) where game_id_key <> '';
drop table read_game_ids;
drop function digits_of_game_id(text);
