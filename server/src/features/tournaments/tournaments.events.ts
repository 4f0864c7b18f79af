import * as log from '@one-dream/contract/events/tournaments.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Value } from '@one-dream/contract/texts.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { announce, announceToRegistered } from './announcements.actions.ts';
import { checkRolesOfTournament } from './discord-roles.actions.ts';
import {
  checkInOpen,
  hostNotices,
  inIst,
  tournamentNotices as notices,
} from './tournaments.notices.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

type Tournament = { tournament: TournamentRow };

const aboutTournament = ({ id, title }: Pick<TournamentRow, 'id' | 'title'>) => ({
  tournamentId: id,
  subject: title,
  live: { tournamentChanged: id },
});

const ofTournament = (of: LoggedEvent) =>
  event(of, (facts: { tournament: Pick<TournamentRow, 'id' | 'title'> }) =>
    aboutTournament(facts.tournament),
  );

export const tournamentCreated = ofTournament(log.tournamentCreated);
export const tournamentUpdated = ofTournament(log.tournamentUpdated);
export const tournamentDeleted = ofTournament(log.tournamentDeleted);
export const tournamentMovedOn = ofTournament(log.tournamentMovedOn);
export const statusMoved = ofTournament(log.statusChanged);
export const clockMovedOn = ofTournament(log.clockMovedOn);

/** Has open pages read the tournament again, after a change that is not logged, or is logged elsewhere. */
export const tournamentRefreshed = unlogged(({ tournamentId }: { tournamentId: string }) => ({
  live: { tournamentChanged: tournamentId },
}));

export const tournamentCalledOff = event(
  log.tournamentCancelled,
  ({ tournament, reason }: Tournament & { reason: string }) => ({
    ...aboutTournament(tournament),
    jobs: [
      ...(tournament.is_draft
        ? []
        : [announceToRegistered(notices.calledOff(tournament, { reason }), tournament.id)]),
      checkRolesOfTournament(tournament.id),
    ],
  }),
);

/** A tournament is about to be deleted: its players are notified while they can still be looked up. */
export const deletionBegun = unlogged(({ tournament }: Tournament) => ({
  jobs: [announceToRegistered(notices.deleted({ ...tournament, banner: '' }), tournament.id)],
}));

export const tournamentExtended = event(
  log.tournamentExtended,
  (facts: Tournament & { what: 'registration' | 'check-in'; until: Date }) => {
    const write = facts.what === 'check-in' ? notices.moreCheckIn : notices.moreRegistration;
    const notice = write(facts.tournament, { until: inIst(facts.until) });
    return {
      ...aboutTournament(facts.tournament),
      jobs: [announce(notice, { tournamentId: facts.tournament.id, audience: 'registered' })],
    };
  },
);

/** Times that people know moved, and have stayed for a while. */
export const timesMoved = unlogged(
  (facts: Tournament & { moves: Value; audience: 'registered' | 'followers' }) => {
    const { tournament, moves, audience } = facts;
    const to = { tournamentId: tournament.id, audience };
    return { jobs: [announce(notices.timesMoved(tournament, { moves }), to)] };
  },
);

/** A tournament, locked, has a new status. @param tournament as it was before */
export const statusChanged = unlogged(
  (facts: Tournament & { tournamentId: string; status: TournamentStatus }) => {
    const { tournament, tournamentId, status } = facts;
    const live = { tournamentId, audience: 'registered' as const };
    return {
      jobs: [
        ...(status === 'OPENED'
          ? [announce(notices.opened(tournament), { tournamentId, audience: 'followers' })]
          : []),
        ...(status === 'LIVE' ? [announce(notices.live(tournament), live)] : []),
        // Players wear the role until the tournament is over.
        ...([tournament.status, status].includes('COMPLETED')
          ? [checkRolesOfTournament(tournamentId)]
          : []),
      ],
      live: { tournamentChanged: tournamentId },
    };
  },
);

/** Check-in of the tournament or of one of its days. */
export const checkInOpened = unlogged(({ tournament }: Tournament) => ({
  jobs: [
    announce(checkInOpen(tournament), { tournamentId: tournament.id, audience: 'registered' }),
  ],
  live: { tournamentChanged: tournament.id },
}));

export const checkInKeptOpen = event(
  log.checkInKeptOpen,
  async ({ tournament, asks }: Tournament & { asks: boolean }, work) => {
    const who = { tournamentId: tournament.id, duties: ['host' as const] };
    return {
      tournamentId: tournament.id,
      subject: tournament.title,
      notices: asks ? [to(await listDeciders(work, who), hostNotices.asks(tournament))] : [],
    };
  },
);

/** Check-in is open, and some teams are not checked in. */
export const checkInReminded = unlogged((_facts: Tournament) => ({}));

/** Additional slots are places for waiting teams. */
export const slotsAdded = unlogged((_facts: { tournamentId: string }) => ({}));

/** A locked tournament has new moments, or, with `null`, nothing left to do. */
export const clockSet = unlogged(
  (_facts: { tournamentId: string; tournament: TournamentRow | null }) => ({}),
);

/** Check-in of a locked tournament closes: teams not checked in lose their place, ready ones get it. */
export const checkInCloses = unlogged((_facts: Tournament) => ({}));

/** Check-in is over, no-shows are out, places filled: work that waited for it can run. */
export const checkInClosed = unlogged(({ tournamentId }: { tournamentId: string }) => ({
  live: { tournamentChanged: tournamentId },
}));
