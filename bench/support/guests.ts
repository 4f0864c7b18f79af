import { idOf } from './seed.ts';

/** Of each tournament in `guestScript`. */
export const guestsEach = 20;
/** Open, in a fill and in a tenth of it. */
export const guestTournament = idOf(50);
/** The first guest of `guestTournament`, and the link of its page once `linkScript` was run. */
export const linkedGuest = idOf(2_000_000 + (50 - 1) * guestsEach + 1);
export const guestLink = 'bench-guest'.padEnd(43, '-');

const id = (number: string) =>
  `('01900000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** SQL that adds teams without accounts to each tournament of `fillScript`. */
export function guestScript(tournaments: number): string {
  return `
begin;
insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
  leader_discord_id, leader_discord_username, registered_at, guest)
select ${id(`2000000 + (t - 1) * ${guestsEach} + g`)}, ${id('t')}, ${id(`3000000 + (t - 1) * ${guestsEach} + g`)}, 20 + g,
  'Guest squad ' || lpad(((t - 1) * ${guestsEach} + g)::text, 5, '0'), '', '', '', '', now(), 'guest'
from generate_series(1, ${tournaments}) t, generate_series(1, ${guestsEach}) g;
insert into registration_players (registration_id, tournament_id, position, user_id, name,
  in_game_name, in_game_id, in_game_id_key, in_game_role, discord_id)
select id, tournament_id, position, null, 'Guest', 'Guest', (600000000 + slot * 10 + position)::text,
  (600000000 + slot * 10 + position)::text, '', ''
from registrations, generate_series(1, 4) position where guest = 'guest';
insert into guest_entries (entry_id) select id from registrations where guest = 'guest';
update tournaments set guests = true, slots_used = slots_used + ${guestsEach};
commit;
`;
}

/** SQL that replaces the linked guest's link by a known one. */
export const linkScript = `update guest_entries set link_hash = sha256('${guestLink}'::bytea)
  where entry_id = '${linkedGuest}'`;

/** As copied from a spreadsheet: that many new teams of four players. */
export function pastedSheet(teams: number): string {
  const players = [1, 2, 3, 4];
  const head = ['Team Name', 'WhatsApp', ...players.flatMap((n) => [`Player ${n} IGN`, `ID ${n}`])];
  const rows = Array.from({ length: teams }, (_, team) => [
    `Pasted ${[...String(team)].map((digit) => 'abcdefghjk'[Number(digit)]).join('')}`,
    '+91 98765 43210',
    ...players.flatMap((n) => [`Pasted${team}x${n}`, String(5_700_000_000 + team * 10 + n)]),
  ]);
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}
