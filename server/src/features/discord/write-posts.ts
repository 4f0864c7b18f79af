import { canClaim } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../platform/discord/custom-id.ts';
import { escapeName } from '../../platform/discord/markdown.ts';
import { type Button, link, type Message, moment, press } from '../../platform/discord/messages.ts';
import { isHidden, titleOf } from '../matches/matches.rules.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { presentTimes } from '../tournaments/tournaments.presenters.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { PostKind, StoredPost } from './posts.queries.ts';
import { postTexts as texts } from './posts.texts.ts';

export interface Scene {
  /** Undefined once it is deleted. */
  tournament: TournamentRow | undefined;
  teams: { playing: number; here: number };
  /** Matches that posts are about. */
  matches: readonly MatchRow[];
  /** Ids of matches whose result is news. */
  newResults: readonly string[];
  kept: readonly StoredPost[];
  now: Date;
  translate: (text: Translatable) => string;
  siteUrl: (path: string) => string;
}

/** A post as it should be. */
export interface Post extends Message {
  kind: PostKind;
  about: string;
  /** Only a number in it changed: the edit may be delayed. */
  pace?: 'count';
  /** Version of the result shown in its picture; null takes the picture away. */
  pictured?: number | null;
  /** Still worth reading in another channel, where the tournament's was corrected. */
  isCurrent: boolean;
}

/** Lists posts as they should be: new ones, and updates of existing ones. */
export function listWanted(scene: Scene): Post[] {
  const { kept } = scene;
  const has = (kind: PostKind, about = '') =>
    kept.some((post) => post.kind === kind && post.about === about);
  const { tournament } = scene;
  if (!tournament)
    return kept.map(({ kind, about }) => ({
      ...{ kind, about, isCurrent: false },
      text: scene.translate(texts.calledOff),
    }));
  const phase = phaseOfRow(tournament, scene.now);
  const isClaimable = canClaim({ ...presentTimes(tournament), ...tournament }, scene.now);
  const free = tournament.slot_total - tournament.slots_used;
  return [
    ...(phase === 'registration' || has('registration')
      ? [sayRegistration(scene, { tournament, isOpen: phase === 'registration' })]
      : []),
    ...(phase === 'check-in' || has('check_in')
      ? [sayCheckIn(scene, { tournament, isOpen: phase === 'check-in' })]
      : []),
    ...((isClaimable && free > 0) || has('vacant')
      ? [sayVacant(scene, { tournament, free: isClaimable ? free : 0 })]
      : []),
    ...scene.matches.flatMap((match) => [
      ...(has('room', match.id) && isHidden(match, scene.now) ? [sayRoomClosed(scene, match)] : []),
      ...(has('result', match.id) || scene.newResults.includes(match.id)
        ? [sayResult(scene, match)]
        : []),
    ]),
  ];
}

type Of = { tournament: TournamentRow };

function sayRegistration(scene: Scene, { tournament, isOpen }: Of & { isOpen: boolean }): Post {
  const { translate } = scene;
  const { reg_closes_at: closes, first_match_at: first, prize_pool: prize } = tournament;
  const [total, left] = [tournament.slot_total, tournament.slot_total - tournament.slots_used];
  const lines = [
    heading(tournament.title),
    tournament.cancelled_at
      ? translate(texts.calledOff)
      : translate(isOpen ? texts.registrationOpen : texts.registrationOver),
    ...(isOpen && closes
      ? [
          translate(
            texts.registrationCloses({ time: moment(closes, 'f'), left: moment(closes, 'R') }),
          ),
        ]
      : []),
    ...(isOpen && first ? [translate(texts.firstMatch({ time: moment(first, 'F') }))] : []),
    ...(isOpen && prize
      ? [translate(texts.prizes({ prize: escapeName(formatRupees(prize)) }))]
      : []),
    ...(isOpen
      ? [
          left > 0
            ? translate(texts.slotsLeft({ count: left, total }))
            : translate(texts.slotsGone({ total })),
        ]
      : []),
    ...(isOpen && tournament.waiting > 0
      ? [translate(texts.waiting({ count: tournament.waiting }))]
      : []),
  ];
  const button = press(
    translate(left > 0 ? texts.register : texts.joinWaitlist),
    writeCustomId('register', tournament.id),
    'main',
  );
  return {
    kind: 'registration',
    about: '',
    pace: 'count',
    isCurrent: isOpen,
    text: lines.join('\n'),
    rows: [[...(isOpen ? [button] : []), tournamentLink(scene, tournament.id)]],
  };
}

function sayCheckIn(scene: Scene, { tournament, isOpen }: Of & { isOpen: boolean }): Post {
  const { translate, teams } = scene;
  const closes = tournament.checkin_closes_at;
  const lines = [
    heading(tournament.title),
    tournament.cancelled_at
      ? translate(texts.calledOff)
      : isOpen && closes
        ? translate(texts.checkInOpen({ time: moment(closes, 't'), left: moment(closes, 'R') }))
        : translate(texts.checkInOver),
    ...(tournament.cancelled_at
      ? []
      : [translate(texts.here({ here: teams.here, count: teams.playing }))]),
  ];
  const button = press(translate(texts.checkIn), writeCustomId('checkin', tournament.id), 'good');
  return {
    kind: 'check_in',
    about: '',
    pace: 'count',
    isCurrent: isOpen,
    text: lines.join('\n'),
    rows: [[...(isOpen ? [button] : []), tournamentLink(scene, tournament.id)]],
  };
}

function sayVacant(scene: Scene, { tournament, free }: Of & { free: number }): Post {
  const { translate } = scene;
  const event = heading(tournament.title);
  const button = press(translate(texts.claim), writeCustomId('claim', tournament.id), 'main');
  return {
    kind: 'vacant',
    about: '',
    isCurrent: free > 0,
    text: translate(free > 0 ? texts.vacant({ count: free, event }) : texts.noneVacant({ event })),
    rows: [[...(free > 0 ? [button] : []), tournamentLink(scene, tournament.id)]],
  };
}

function sayRoomClosed(scene: Scene, match: MatchRow): Post {
  return {
    kind: 'room',
    about: match.id,
    isCurrent: false,
    text: `${heading(match.tournament)}\n${scene.translate(texts.roomClosed({ match: titleOf(match) }))}`,
    rows: [[standingsButton(scene, match.tournament_id), matchPageLink(scene, match.id)]],
  };
}

function sayResult(scene: Scene, match: MatchRow): Post {
  const isVoid = match.state === 'void';
  const says = isVoid ? texts.resultVoid : texts.resultOut;
  return {
    kind: 'result',
    about: match.id,
    isCurrent: scene.newResults.includes(match.id),
    ...(match.published_version !== null && { pictured: isVoid ? null : match.published_version }),
    text: `${heading(match.tournament)}\n${scene.translate(says({ match: titleOf(match) }))}`,
    rows: [[standingsButton(scene, match.tournament_id), matchPageLink(scene, match.id)]],
  };
}

/** Buttons of a post about a match that is still to be played. */
export function matchButtons(
  { translate, siteUrl }: Pick<Scene, 'translate' | 'siteUrl'>,
  { kind, matchId }: { kind: 'slots' | 'room'; matchId: string },
): Button[] {
  const own: Button =
    kind === 'room'
      ? press(translate(texts.showRoom), writeCustomId('room', matchId), 'main')
      : press(translate(texts.mySlot), writeCustomId('match-slots', matchId));
  return [own, matchPageLink({ translate, siteUrl }, matchId)];
}

function heading(name: string): string {
  return `**${escapeName(name)}**`;
}

function standingsButton({ translate }: Scene, tournamentId: string): Button {
  return press(translate(texts.standings), writeCustomId('standings', tournamentId));
}

function tournamentLink({ translate, siteUrl }: Scene, id: string): Button {
  return link(translate(texts.openPage), siteUrl(pathTo('tournament', { id })));
}

function matchPageLink(
  { translate, siteUrl }: Pick<Scene, 'translate' | 'siteUrl'>,
  id: string,
): Button {
  return link(translate(texts.openPage), siteUrl(pathTo('match', { id })));
}
