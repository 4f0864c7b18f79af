import { list, type Translatable } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../../common.texts.ts';
import { event, to, unlogged } from '../../../platform/work/domain-events.ts';
import type { Work, WrittenNotice } from '../../../platform/work/work.ts';
import { listDeciders } from '../../duties/duties.actions.ts';
import { checkRolesOfPlayers } from '../../tournaments/discord-roles.actions.ts';
import { inIst } from '../../tournaments/tournaments.notices.ts';
import type { EntryChange } from '../entries.hooks.ts';
import { announceRegistrations } from '../registration-posts.actions.ts';
import type { CurrentEntry, EntriesState, EntryEvent, EntryEventFacts } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import {
  entryNotices as notices,
  entryNoticeTexts as texts,
  withdrawalNotices,
} from './entry.notices.ts';

/** Places of the queue that are notified of every step: further back, teams would hear too often. */
const movedUpFrom = 3;

interface Facts extends EntryEventFacts {
  current: EntriesState;
}

/** The entry's slot, if it has one: once a draw is published, the number of the entry is not its slot any more. */
const slotOf = ({ current, slot }: Facts) => (current.tournament.drawn_at ? null : slot);
const because = ({ reason }: Facts) => (reason ? texts.reason({ reason }) : '');
const aboutEntry = ({ current: { tournament }, entry }: Pick<Facts, 'current' | 'entry'>) => ({
  tournament,
  entry,
});
const noNotice = () => undefined;

/** The notice of each event to the entry's people. */
const noticeOf = {
  'registration.registered': (facts) => {
    const slot = slotOf(facts);
    return slot === null
      ? notices.registered(aboutEntry(facts), { inSlotList: texts.inSlotList })
      : notices.registeredWithSlot(aboutEntry(facts), { slot });
  },
  'registration.cancelled': (facts) =>
    facts.slot === null
      ? notices.leftWaitlist(aboutEntry(facts))
      : notices.gaveBack(aboutEntry(facts)),
  'registration.removed': (facts) => notices.removed(aboutEntry(facts)),
  'entry.team-gone': noNotice,
  'entry.waitlisted': (facts) => {
    const rank = entriesState.placeOf(facts.current, facts.entry) ?? 1;
    return notices.waitlisted(aboutEntry(facts), { place: commonTexts.ordinal({ rank }) });
  },
  'entry.promoted': (facts) => {
    const slot = slotOf(facts);
    const checkIn = describeCheckIn(facts);
    return slot === null
      ? notices.promotedDrawn(aboutEntry(facts), { inSlotList: texts.inSlotList, checkIn })
      : notices.inWithSlot(aboutEntry(facts), { slot, checkIn });
  },
  'entry.claimed': (facts) => {
    const slot = slotOf(facts);
    return slot === null
      ? notices.claimed(aboutEntry(facts))
      : notices.tookSlot(aboutEntry(facts), { slot });
  },
  'entry.checked-in': (facts) => {
    const by = nameOf(facts);
    if (facts.slot === null) return notices.readyToWait(aboutEntry(facts), { by });
    const slot = slotOf(facts);
    const where = slot === null ? texts.inSlotList : texts.slotIsYours({ slot });
    return notices.checkedIn(aboutEntry(facts), { by, slot: where });
  },
  'entry.check-in-undone': (facts) =>
    notices.checkInUndone(aboutEntry(facts), { by: nameOf(facts) }),
  'entry.no-show': (facts) => notices.noShow(aboutEntry(facts), { because: because(facts) }),
  'entry.no-show-undone': (facts) => notices.back(aboutEntry(facts)),
  'entry.disqualified': (facts) =>
    notices.disqualified(aboutEntry(facts), { because: because(facts) }),
  'entry.withdrawal-asked': noNotice,
  'entry.withdrawal-granted': (facts) => notices.letGo(aboutEntry(facts)),
  'entry.withdrawal-refused': (facts) =>
    notices.stays(aboutEntry(facts), { because: because(facts) }),
  'entry.player-swapped': (facts) =>
    notices.swapped(aboutEntry(facts), {
      new: facts.swap?.in.name ?? '',
      old: facts.swap?.out.name ?? '',
      because: because(facts),
    }),
  'entry.corrected': (facts) =>
    notices.corrected(aboutEntry(facts), {
      old: facts.correction?.was ?? '',
      new: facts.correction?.now ?? '',
      because: because(facts),
    }),
  'entry.lineup-set': (facts) =>
    notices.lineup(aboutEntry(facts), {
      players: list(facts.entry.players.map(({ name }) => name)),
    }),
  'entry.replaced': (facts) => notices.replaced(aboutEntry(facts), { because: because(facts) }),
  'entry.passed-over': noNotice,
  'entry.not-passed-over': noNotice,
  'guest.in': noNotice,
  'guest.back': noNotice,
  'guest.complete': noNotice,
} satisfies Record<EntryEvent['name'], (facts: Facts) => WrittenNotice | undefined>;

/** An event of an entry: its row in the log, and the notice to its people. */
export const entryEvent = (of: EntryEvent) =>
  event(of, (facts: Facts) => {
    const { current, entry, viewer, byLink, slot, reason, swap, correction, before } = facts;
    const details = {
      [current.tournament.drawn_at ? 'entryNo' : 'slot']: slot,
      ...(byLink && { by: 'team link' }),
      ...(reason && { reason }),
      ...(swap && { out: swap.out.name, in: swap.in.name }),
      ...(correction && { was: correction.was, now: correction.now }),
      ...(before && { players: entry.players.length }),
    };
    const notice = noticeOf[of.name](facts);
    return {
      tournamentId: current.tournament.id,
      subject: `${entry.teamName}, ${current.tournament.title}`,
      ...(entriesState.isPlaced(entry.state)
        ? { before: undefined, after: details }
        : { before: details, after: undefined }),
      notices: notice ? [to(recipientsOf(facts), notice, viewer?.id)] : [],
    };
  });

/** Entries came in, moved up, checked in or left, in this order; the tournament is locked, the tables are written. */
export const entriesChanged = unlogged(
  async (
    {
      tournamentId,
      current,
    }: { tournamentId: string; changes: EntryChange[]; current: EntriesState },
    work,
  ) => ({
    notices: [...movedUp(current), ...(await withdrawalsAsked(work, current))],
    live: { tournamentChanged: tournamentId },
  }),
);

/** Passes what happened to entries on to players, hosts, Discord, the audit log and other features, each in bulk. */
export async function recordEntryEvents(work: Work, current: EntriesState): Promise<void> {
  const { tournament, events } = current;
  await work.allHappened(
    events.map((one) => [entryEvent(one.event), { ...one, current }] as const),
  );
  await announceRegistrations(work, { tournament, events });
  await checkRolesOfChanged(work, events);
  await work.happened(entriesChanged, {
    tournamentId: tournament.id,
    current,
    changes: events.map(({ event, entry, viewer, slot }) => ({
      event,
      entryId: entry.id,
      teamId: entry.teamId,
      before: entry.was?.state ?? null,
      after: entry.state,
      slot,
      replacesId: entry.replacesId,
      viewer,
      players: entry.players,
    })),
  });
}

function recipientsOf({ current, event: { name }, entry, before }: Facts): string[] {
  if (name === 'entry.waitlisted') return leaderOf(current, entry);
  const players = [...entry.players, ...(before ?? [])];
  return [...new Set(players.flatMap(({ userId }) => userId ?? []))];
}

function leaderOf(current: EntriesState, { teamId, players }: CurrentEntry): string[] {
  const team = current.teams.get(teamId)?.team;
  const leaders = team ? [team.leader_id, team.co_leader_id] : [players[0]?.userId];
  return leaders.flatMap((id) => id ?? []);
}

function nameOf({ current, entry, viewer }: Facts): Translatable | string {
  if (!viewer) return texts.clock;
  const member = current.teams.get(entry.teamId)?.members.find(({ id }) => id === viewer.id);
  return member?.name ?? texts.host;
}

/** Writes notices to waiting teams that are near the front now and get no other notice. */
function movedUp(current: EntriesState) {
  const gone = current.events.filter(
    ({ entry }) =>
      entry.queueNo !== null &&
      entry.was &&
      entriesState.isWaiting(entry.was.state) &&
      !entriesState.isWaiting(entry.state),
  );
  if (gone.length === 0) return [];
  const toldAlready = new Set(current.events.map(({ entry }) => entry));
  return entriesState.queueOf(current).flatMap((entry, index) => {
    const passed = gone.some((event) => (event.entry.queueNo ?? 0) < (entry.queueNo ?? 0));
    if (!passed || index >= movedUpFrom || toldAlready.has(entry)) return [];
    const place = commonTexts.ordinal({ rank: index + 1 });
    const write = index === 0 ? notices.nextInLine : notices.movedUp;
    return [to(leaderOf(current, entry), write(aboutEntry({ current, entry }), { place }))];
  });
}

async function withdrawalsAsked(work: Work, current: EntriesState) {
  const request = current.events.filter(({ event }) => event.name === 'entry.withdrawal-asked');
  if (request.length === 0) return [];
  const { id: tournamentId, drawn_at } = current.tournament;
  const recipientIds = await listDeciders(work, { tournamentId, duties: ['host'] });
  return request.map(({ entry, reason = '' }) => {
    const about = aboutEntry({ current, entry });
    return drawn_at || entry.slot === null
      ? to(recipientIds, withdrawalNotices.asksToLeave(about, { reason }))
      : to(recipientIds, withdrawalNotices.asksToLeaveSlot(about, { reason, slot: entry.slot }));
  });
}

/** Grants or removes the role of registered teams for changed rosters. */
async function checkRolesOfChanged(work: Work, events: readonly EntryEventFacts[]): Promise<void> {
  const players = events.flatMap(({ entry, swap, before }) => [
    ...(swap ? [swap.in, swap.out] : []),
    ...(before ? [...before, ...entry.players] : []),
  ]);
  if (players.length > 0) await checkRolesOfPlayers(work, players);
}

function describeCheckIn({ current, entry }: Facts): Translatable | '' {
  const { checkin_opens_at: opens, checkin_closes_at: closes } = current.tournament;
  if (!opens || !closes || entry.state === 'checked_in') return '';
  return texts.checkInBetween({ opens: inIst(opens), closes: inIst(closes) });
}
