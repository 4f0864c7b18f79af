-- Times and phases of a tournament, and what a registration becomes: an entry with a state, a queue, check-ins.

alter table tournaments
  add column kind text not null default 'event' check (kind in ('event', 'scrim')),
  add column game text not null default 'BGMI' check (game in ('BGMI', 'PUBGM', 'FREE_FIRE')),
  -- Seen by staff only until it is announced.
  add column is_draft boolean not null default false,
  -- The clock moves the status where these are set; where they are not, somebody does by hand.
  add column reg_opens_at timestamptz,
  add column reg_closes_at timestamptz,
  add column checkin_opens_at timestamptz,
  add column checkin_closes_at timestamptz,
  add column first_match_at timestamptz,
  -- Minutes before each match at which its room is released.
  add column room_lead_min integer not null default 15 check (room_lead_min between 5 and 30),
  -- null: as many as there are slots, at most 200.
  add column waitlist_max integer check (waitlist_max between 1 and 200),
  -- Who fills a place that comes free: the queue by itself, or a host.
  add column fill text not null default 'auto' check (fill in ('auto', 'hold')),
  -- Players that a team needs to check in; null: what its type needs to register.
  add column min_lineup integer check (min_lineup between 1 and 4),
  -- Minutes after publishing in which a result can be disputed; null: by kind.
  add column dispute_min integer check (dispute_min between 10 and 4320),
  add column daily_check_in boolean not null default false,
  -- What a leader has to declare for the squad: see `eligibility` of the contract.
  add column eligibility jsonb not null default '{}',
  add column series_id uuid,
  -- The IST date of the first match less five hours: a scrim at 00:30 belongs to the evening before.
  add column series_date date,
  add column cancelled_at timestamptz,
  add column cancel_reason text not null default '',
  -- Kept beside the rows it counts, as slots_used is.
  add column waiting integer not null default 0,
  -- Rise with every change of the facts that travel in live events, and of anything else that pages show.
  add column facts_no integer not null default 0,
  add column details_no integer not null default 0,
  add constraint tournaments_drafts_are_upcoming check (not is_draft or status = 'UPCOMING'),
  add constraint tournaments_cancelled_are_over check (cancelled_at is null or status = 'COMPLETED'),
  add constraint tournaments_times_in_order check (
    coalesce(reg_opens_at < reg_closes_at, true)
    and coalesce(reg_closes_at <= checkin_opens_at, true)
    and coalesce(checkin_opens_at < checkin_closes_at, true)
    and coalesce(checkin_closes_at <= first_match_at - interval '10 minutes', true)
    and coalesce(reg_opens_at < first_match_at, true)
    and coalesce(reg_closes_at <= first_match_at, true)
    and (checkin_opens_at is null) = (checkin_closes_at is null)
    and (checkin_opens_at is null or first_match_at is not null)
  ),
  add constraint tournaments_series_day check ((series_id is null) = (series_date is null)),
  add constraint tournaments_one_per_series_day unique (series_id, series_date);

alter table registrations
  alter column slot drop not null,
  add column state text not null default 'registered' check (state in (
    'registered', 'waitlisted', 'waitlist_ready', 'checked_in', 'no_show', 'withdrawn', 'disqualified', 'replaced'
  )),
  -- When it came into the waitlist; kept when it leaves it. Rises, is never given twice.
  add column queue_no integer,
  -- Why a host passes it over when places are filled; empty: nobody does.
  add column skip_reason text not null default '',
  -- Why it is in its state, where somebody said so.
  add column state_reason text not null default '',
  add column withdraw_asked_at timestamptz,
  add column withdraw_reason text not null default '',
  -- What the leader ticked for the squad.
  add column declarations jsonb not null default '[]',
  -- Entered by the organiser ahead of everybody else.
  add column reserved boolean not null default false,
  add column replaces_id uuid references registrations (id) on delete set null deferrable initially deferred,
  add constraint registrations_slot_while_in check ((slot is not null) = (state in ('registered', 'checked_in'))),
  add constraint registrations_queue_no_while_waiting check (
    queue_no is not null or state not in ('waitlisted', 'waitlist_ready')
  ),
  add constraint registrations_queue_no_once unique (tournament_id, queue_no);

-- Who gave up, did not come or was put out may come in again as a new entry; the old one stays as it was.
alter table registrations drop constraint registrations_tournament_id_team_id_key;
create unique index registrations_tournament_id_team_id_key on registrations (tournament_id, team_id)
  where state in ('registered', 'waitlisted', 'waitlist_ready', 'checked_in');

-- A waiting team holds its players as a registered one does; one that is out holds nobody.
alter table registration_players add column holds boolean not null default true;
alter table registration_players drop constraint registration_players_tournament_id_user_id_key;
alter table registration_players drop constraint registration_players_tournament_id_in_game_id_key_key;
create unique index registration_players_tournament_id_user_id_key on registration_players (tournament_id, user_id)
  where holds;
create unique index registration_players_tournament_id_in_game_id_key_key
  on registration_players (tournament_id, in_game_id_key) where holds;
-- The earlier ones served these reads too, whatever a row holds.
create index registration_players_by_tournament on registration_players (tournament_id);

-- One for each day of the event that a team said it is there.
create table check_ins (
  entry_id uuid not null references registrations (id) on delete cascade,
  -- IST.
  day date not null,
  by_user_id uuid references users (id) on delete set null,
  at timestamptz not null,
  primary key (entry_id, day)
);

-- Teams that want to hear of vacant slots of scrims; told at most once a day.
create table vacancy_watchers (
  team_id uuid primary key references teams (id) on delete cascade,
  told_on date
);
