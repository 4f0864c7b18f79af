import { effort } from './effort.ts';

/** Sizes of a seeded database; tables not listed scale along. */
export interface Fill {
  users: number;
  /** Each of five users. */
  teams: number;
  /** One in fifty is open, as many are upcoming, the others are over. */
  tournaments: number;
  /** One in two hundred is for everyone; of those, one in five was seen by a tenth of the users. */
  notifications: number;
  /** Entries of the audit log. */
  audits: number;
  /** For the staff; one in four waits for a decision. */
  applications: number;
}

export const fullFill: Fill = {
  users: 10_000,
  teams: 2_000,
  tournaments: 500,
  notifications: effort(100_000, 2000),
  audits: effort(50_000, 1000),
  applications: 500,
};

/** A fraction of it, with at least one of each. */
export function divideFill(fill: Fill, by: number): Fill {
  const parts = Object.entries(fill).map(([name, number]) => [
    name,
    Math.max(1, Math.round(number / by)),
  ]);
  return Object.fromEntries(parts);
}

/** ID of the `number`th row, sorted like the server's. Tables may share IDs. */
export const idOf = (number: number): string =>
  `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Session token of the `number`th user, from 1. */
export const userToken = (number: number): string => `bench-user-${number}`;

/** Of the leader of the `number`th team, from 1: its first user. */
export const leaderToken = (number: number): string => userToken((number - 1) * 5 + 1);

/** The same in SQL, of an expression. */
export const sqlId = (number: string): string =>
  `('01900000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const picture = `'/images/' || md5(n::text) || '00000000-960.webp'`;

/** Picks one of these words per row, in pseudo-random order. @param turn step width through them */
const pick = (words: string, turn: string) => {
  const list = words.split(' ');
  return `(array['${list.join("','")}'])[(${turn}) % ${list.length} + 1]`;
};
// One name in twenty is in Devanagari.
const givenName = `case n % 20 when 0 then ${pick('आरव प्रिया अर्जुन काव्या रोहन', 'n / 20')}
  else ${pick('Aarav Vivaan Ishaan Kabir Reyansh Ananya Diya Priya Rohan Zoya', 'n * 7919 / 13')} end`;
const familyName = pick(
  'Sharma Verma Patel Reddy Nair Iyer Singh Khan Das Gupta Yadav Joshi',
  'n * 104729 / 7',
);
const teamName = `${pick('Iron Night Delta Monsoon Garuda Thar Silent Rogue', 'n * 31 / 3')}
  || ' ' || ${pick('Owls Raiders Wolves Cobras Lancers Storm Kings', 'n * 17 / 5')}`;
/** Fixed number of digits, so that one search finds it in small and large seeds. */
const numbered = "|| ' ' || lpad(n::text, 5, '0')";

/** SQL that bulk-seeds a migrated, empty database of any kind. */
export function fillScript(fill: Fill): string {
  const { users, teams, tournaments, notifications, audits, applications } = fill;
  const registered = Math.min(20, teams);
  return `
begin;
insert into users (id, name, email, email_verified_at, in_game_name, in_game_id, in_game_role,
  mobile_number, discord_id, discord_username, profile, created_at)
select ${sqlId('n')}, ${givenName} || ' ' || ${familyName} ${numbered}, 'player' || n || '@bench.example', now(), 'Bench' || n,
  (500000000 + n)::text, 'ASSAULTER', '9000000000', (100000000000000000 + n)::text, 'bench' || n, '',
  now() - (n % 365) * interval '1 day'
from generate_series(1, ${users}) n;

insert into teams (id, name, name_key, logo, leader_id, invite_code, created_at)
select ${sqlId('n')}, ${teamName} ${numbered}, 'benchteam' || n, ${picture}, ${sqlId('(n - 1) * 5 + 1')},
  'bench-invite-' || n, now()
from generate_series(1, ${teams}) n;
insert into team_members (team_id, user_id, joined_at)
select ${sqlId('(n + 4) / 5')}, ${sqlId('n')}, now() + n * interval '1 microsecond'
from generate_series(1, least(${teams * 5}, ${users})) n;
insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
select sha256(('bench-user-' || n)::bytea), ${sqlId('n')}, now(), now(), now() + interval '30 days'
from generate_series(1, ${users}) n;

insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, slots_used,
  start_date, end_date, type, description, log_channel, prizes, schedule, rules, created_at)
select ${sqlId('n')}, 'Bench cup ' || n, 'BENCH', ${picture},
  case n % 50 when 0 then 'OPENED' when 1 then 'UPCOMING' else 'COMPLETED' end, '25000', 100, 0,
  current_date + (n % 60 - 30), current_date + (n % 60 - 29), 'SQUAD',
  repeat('A cup for every squad that can land at the same place twice. ', 8), '',
  '[{"rank":"1","prize":"₹10,000","additionalInfo":""},{"rank":"2-5","prize":"₹2,500","additionalInfo":""}]',
  '[{"event":"Qualifiers","date":"Saturday","time":"18:00 IST","description":"Four lobbies","isImportant":true}]',
  '[{"title":"No emulators","description":"Phones and tablets only.","category":"General"}]', now()
from generate_series(1, ${tournaments}) n;
insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
  leader_discord_id, leader_discord_username, registered_at)
select ${sqlId('(t - 1) * 20 + slot')}, ${sqlId('t')}, ${sqlId('team')}, slot, 'Garuda Raiders ' || team,
  '/images/' || md5(team::text) || '00000000-256.webp', 'player@bench.example', '1', 'bench', now()
from generate_series(1, ${tournaments}) t, generate_series(1, ${registered}) slot,
  lateral (select ((t * 20 + slot) % ${teams}) + 1 as team) chosen;
insert into registration_players (registration_id, tournament_id, position, user_id, name,
  in_game_name, in_game_id, in_game_id_key, in_game_role, discord_id)
select registrations.id, tournament_id, position, null, 'Player', 'Bench', (500000000 + slot * 10 + position)::text,
  (500000000 + slot * 10 + position)::text, 'ASSAULTER', '1'
from registrations, generate_series(1, 5) position;
update tournaments set slots_used = ${registered};

insert into notification_events (id, title, type, is_by_staff, actor_id, about, created_at)
select ${sqlId('n')}, 'Notice ' || n, 'event', true, null, null, now() - (${notifications} - n) * interval '1 second'
from generate_series(1, ${notifications}) n;
insert into notifications (id, event_id, title, description, image, type, link, recipient_id, created_at)
select ${sqlId('n')}, ${sqlId('n')}, 'Notice ' || n, repeat('Something happened in your tournament. ', 3), '', 'event', '/tournament',
  case when n % 200 = 0 then null else ${sqlId(`n % ${users} + 1`)} end, now() - (${notifications} - n) * interval '1 second'
from generate_series(1, ${notifications}) n;
insert into notification_receipts (notification_id, user_id, seen_at)
select notice.id, users.id, now() from notifications notice
join users on right(users.name, 1) = '7'
where recipient_id is null and right(notice.title, 3) = '000';

insert into audit_log (id, at, actor_id, actor_name, action, subject, before, after)
select ${sqlId('n')}, now() - (${audits} - n) * interval '5 minutes', users.id, users.name,
  ${pick('registration.registered team.create team.join tournament.update user.role application.decide', 'n * 13 / 3')},
  ${teamName} ${numbered}, null, '{"slot": 12}'
from generate_series(1, ${audits}) n join users on users.id = ${sqlId(`n % ${users} + 1`)};

insert into applications (id, user_id, name, contact, discord, age, position, other_position, experience,
  motivation, availability, status, created_at)
select ${sqlId('n')}, ${sqlId('n')}, users.name, '9000000000', 'bench', 21, 'Chat Mod (Chat Moderator)', '', 'Two seasons',
  repeat('I want to help. ', 10), 'Evenings', ${pick('pending approved rejected rejected', 'n')},
  now() - (${applications} - n) * interval '3 hours'
from generate_series(1, ${applications}) n join users on users.id = ${sqlId('n')};
insert into posters (id, image, text_one, text_two, text, button_name, button_link, created_at, place)
select ${sqlId('n')}, ${picture}, 'Quote', 'Drop in ' || n, 'Bench', 'Join', '/tournament', now(), n
from generate_series(1, 3) n;
commit;
`;
}
