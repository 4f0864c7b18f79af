import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { list, type Translatable } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark, mapMark } from '../../platform/work/stored-notice.ts';
import { defineTexts } from '../../texts.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { Placed } from './results.hooks.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

const texts = defineTexts('resultNotices', {
  out: {
    en: '{event}, {stage}: the result of match {no} is out.{decision} If something is wrong, your leader can open a dispute.',
    'hi-Latn':
      '{event}, {stage}: match {no} ka result aa gaya.{decision} Kuch galat ho to aapke leader dispute khol sakte hain.',
    hi: '{event}, {stage}: मैच {no} का रिज़ल्ट आ गया।{decision} कुछ ग़लत हो तो आपके लीडर डिस्प्यूट खोल सकते हैं।',
  },
  /** Starts with a space, to be appended. */
  decision: {
    en: ' Taken by decision: {reason}',
    'hi-Latn': ' Faisle se: {reason}',
    hi: ' फ़ैसले से: {reason}',
  },
  corrected: {
    en: '{event}, {stage}: {changes}. Reason: {reason}',
    'hi-Latn': '{event}, {stage}: {changes}. Wajah: {reason}',
    hi: '{event}, {stage}: {changes}। वजह: {reason}',
  },
});

const notices = defineNotices(
  'resultNotices',
  {
    rank: {
      kind: 'resultPublished',
      title: {
        en: 'You are {place}, {points, plural, one {# point} other {# points}}',
        'hi-Latn': 'Aap {place} number par, {points, plural, one {# point} other {# points}}',
        hi: 'आप {place} नंबर पर, {points, plural, one {# पॉइंट} other {# पॉइंट}}',
      },
      description: texts.out,
    },
    out: {
      kind: 'resultPublished',
      title: {
        en: 'Result of match {no} is out',
        'hi-Latn': 'Match {no} ka result aa gaya',
        hi: 'मैच {no} का रिज़ल्ट आ गया',
      },
      description: texts.out,
    },
    corrected: {
      kind: 'resultCorrected',
      title: {
        en: 'Match {no} corrected: you are {place}, {points, plural, one {# point} other {# points}}',
        'hi-Latn':
          'Match {no} theek kiya gaya: aap {place} number par, {points, plural, one {# point} other {# points}}',
        hi: 'मैच {no} ठीक किया गया: आप {place} नंबर पर, {points, plural, one {# पॉइंट} other {# पॉइंट}}',
      },
      description: texts.corrected,
    },
    correctedOnly: {
      kind: 'resultCorrected',
      title: {
        en: 'Result of match {no} was corrected',
        'hi-Latn': 'Match {no} ka result theek kiya gaya',
        hi: 'मैच {no} का रिज़ल्ट ठीक किया गया',
      },
      description: texts.corrected,
    },
  },
  onMatch,
);

export const resultNotices = defineNotices(
  'resultNotices',
  {
    followed: {
      kind: 'followedResults',
      title: {
        en: '{event}: {count, plural, one {# new result} other {# new results}}',
        'hi-Latn': '{event}: {count, plural, one {# naya result} other {# naye result}}',
        hi: '{event}: {count, plural, one {# नया रिज़ल्ट} other {# नए रिज़ल्ट}}',
      },
      description: {
        en: 'You follow this event. See who leads the standings now.',
        'hi-Latn': 'Aap is event ko follow karte hain. Dekhein ab standings mein kaun aage hai.',
        hi: 'आप इस इवेंट को फ़ॉलो करते हैं। देखें अब स्टैंडिंग में कौन आगे है।',
      },
    },
  },
  ({ id, title: event }: Pick<TournamentRow, 'id' | 'title'>) => ({
    values: { event },
    link: pathTo('standings', { id }),
    mark: eventMark(event),
  }),
);

const hostNotices = defineNotices(
  'resultNotices',
  {
    absent: {
      kind: 'absentTwice',
      title: {
        en: '{count, plural, one {{first} is absent again} other {# teams are absent again}}',
        'hi-Latn': '{count, plural, one {{first} phir nahi aayi} other {# teams phir nahi aayi}}',
        hi: '{count, plural, one {{first} फिर नहीं आई} other {# टीमें फिर नहीं आईं}}',
      },
      description: {
        en: '{event}, {stage}: {teams} missed two matches in a row. Keep them in, or mark them as no-show under Entries.',
        'hi-Latn':
          '{event}, {stage}: {teams} lagataar do match nahi khele. Rehne dein, ya Entries mein no-show karein.',
        hi: '{event}, {stage}: {teams} लगातार दो मैच नहीं खेले। रहने दें, या एंट्री में नो-शो करें।',
      },
    },
  },
  (match: About) => ({
    ...onMatch(match),
    link: `${fillPath(consolePages.tournament.path, { tournamentId: match.tournament_id })}?view=entries`,
  }),
);

/** Its page shows the team's points, and its current standing. */
function onMatch({ id, tournament: event, stage, no, map }: About) {
  return { values: { event, stage, no }, link: pathTo('match', { id }), mark: mapMark(map) };
}

const factOf = ({ rank, points }: Placed) => ({
  place: commonTexts.ordinal({ rank }),
  points: Number(points),
});

/** @param placed current standing of the reader's team; `decision`: why a match that broke off counts */
export function publishedNotice(
  match: About,
  { placed, decision: reason }: { placed: Placed | undefined; decision: string },
) {
  const decision = reason && texts.decision({ reason });
  return placed
    ? notices.rank(match, { ...factOf(placed), decision })
    : notices.out(match, { decision });
}

export function correctedNotice(
  match: About,
  correction: { placed: Placed | undefined; changes: readonly Translatable[]; reason: string },
) {
  const words = { changes: list(correction.changes.slice(0, 3)), reason: correction.reason };
  return correction.placed
    ? notices.corrected(match, { ...factOf(correction.placed), ...words })
    : notices.correctedOnly(match, words);
}

export function absentTwiceNotice(match: About, teams: readonly string[]) {
  const [first = ''] = teams;
  return hostNotices.absent(match, { count: teams.length, first, teams: list(teams) });
}
