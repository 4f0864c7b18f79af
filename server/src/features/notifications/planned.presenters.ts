import type { PlannedNotification } from '@one-dream/contract/features/notifications/notifications.planned.ts';
import type { TeamAudience } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  everyone,
  registeredTeams,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { audienceText } from './notifications.rules.ts';
import type * as queries from './planned.queries.ts';

export function presentPlanned(row: queries.NamedPlannedRow): PlannedNotification {
  const { id, title, description, image, type, link, version } = row;
  const audience = audienceOf(row);
  const tournament = row.tournament_title ?? '';
  return {
    _id: id,
    title,
    description,
    image,
    type,
    link,
    to: audience ? registeredTeams : (row.recipient_email ?? everyone),
    audience,
    audienceText: audience ? audienceText({ ...audience, tournament }) : '',
    sendAt: row.send_at.toISOString(),
    plannedBy: row.planner_name ?? '',
    version,
  };
}

export function audienceOf(row: queries.PlannedRow): TeamAudience | null {
  if (row.tournament_id === null) return null;
  return {
    tournamentId: row.tournament_id,
    who: row.checked_in_only ? 'checked-in' : 'registered',
    leadersOnly: row.leaders_only,
  };
}
