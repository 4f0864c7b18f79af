import type { CallBodyInput } from '@one-dream/contract/call.ts';
import {
  cancelRegistration,
  registerTeam,
} from '@one-dream/contract/features/entries/entries.registrations.ts';
import {
  createTournament,
  getTournament,
  listTournaments,
  type Tournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Answer } from './api.ts';
import { pngDataUrl } from './pictures.ts';
import type { Person, Site, Squad } from './site.ts';
import { nextNumber } from './unique.ts';

/** A tournament created by an admin, open for registration unless `form` overrides that. */
export async function openTournament(
  site: Pick<Site, 'api' | 'admin'>,
  form: Partial<CallBodyInput<typeof createTournament>> = {},
): Promise<Tournament> {
  const { data } = await site.api.act(createTournament, {
    as: await site.admin(),
    body: {
      title: `Cup ${nextNumber()}`,
      banner: await pngDataUrl(),
      status: 'OPENED',
      slots: 100,
      ...form,
    },
  });
  return data;
}

/** Updates a tournament as an admin would, based on its current state. */
export async function changeTournament(
  site: Pick<Site, 'api' | 'admin'>,
  { id, change }: { id: string; change: Partial<CallBodyInput<typeof updateTournament>['data']> },
): Promise<void> {
  const as = await site.admin();
  const { data } = await site.api.act(listTournaments, { as, body: { limit: 100 } });
  const current = data.find((one) => one._id === id);
  if (!current) throw new Error(`no tournament ${id}`);
  await site.api.act(updateTournament, {
    as,
    body: { id, data: { ...current, version: current.version ?? 0, ...change } },
  });
}

export interface Side {
  team: Pick<Squad, 'id' | 'leader'>;
  tournament: { _id: string };
  /** The caller; the leader by default. */
  as?: Person;
}

export function tryRegister({ api }: Pick<Site, 'api'>, side: Side): Promise<Answer> {
  return api.send(registerTeam, sentBy(side));
}

export function tryCancel({ api }: Pick<Site, 'api'>, side: Side): Promise<Answer> {
  return api.send(cancelRegistration, sentBy(side));
}

/** Registers a team, which must succeed. @returns its slot */
export async function register({ api }: Pick<Site, 'api'>, side: Side): Promise<number> {
  return (await api.act(registerTeam, sentBy(side))).data.slot;
}

function sentBy({ team, tournament, as = team.leader }: Side) {
  return { as, params: { tournamentId: tournament._id, teamId: team.id } };
}

/** The public view of a tournament. */
export async function shown(
  { api }: Pick<Site, 'api'>,
  tournament: { _id: string },
): Promise<Tournament> {
  const params = { tournamentId: tournament._id };
  return (await api.act(getTournament, { params })).data;
}
