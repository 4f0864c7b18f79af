import type { JoinRequest, OwnSearch } from '@one-dream/contract/features/teams/teams.search.ts';
import type { PreferredRole } from '@one-dream/contract/features/users/users.values.ts';
import type * as queries from './search.queries.ts';
import { searchDays } from './search.rules.ts';

export function presentSearch({ text, roles, posted_at }: queries.SearchRow): OwnSearch {
  const until = new Date(posted_at.getTime() + searchDays * 86_400_000);
  return {
    text,
    roles: roles as PreferredRole[],
    postedAt: posted_at.toISOString(),
    until: until.toISOString(),
  };
}

export function presentRequest(row: queries.ShownRequestRow, side: 'player' | 'team'): JoinRequest {
  return {
    _id: row.id,
    askedBy: row.asked_by,
    isForMe: row.asked_by !== side,
    team: {
      _id: row.team_id,
      name: row.team_name,
      logo: row.team_logo,
      memberCount: row.member_count,
    },
    player: {
      _id: row.user_id,
      name: row.player_name,
      profile: row.player_profile,
      inGameName: row.player_in_game_name,
      inGameRole: row.player_in_game_role,
    },
    text: row.text,
    askedAt: row.asked_at.toISOString(),
  };
}
