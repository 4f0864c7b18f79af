import { t } from '@lingui/core/macro';
import { duties } from '@one-dream/contract/duties.ts';
import { strikeWords } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { tournamentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import { tournamentTypes } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate } from '../../platform/calendar-date.ts';
import { exactMoment } from '../../platform/ist.ts';
import { translateEnglish } from '../../platform/translate.ts';

/** Names of the fields that entries of the log have. Translated one by one, as each entry needs few of them. */
const names: Record<string, () => string> = {
  abovePaise: () => t`Above`,
  answer: () => t`Answer`,
  bands: () => t`Bands`,
  change: () => t`Change`,
  changes: () => t`Changes`,
  'check-in': () => t`Check-in until`,
  day: () => t`Day`,
  days: () => t`Days`,
  decision: () => t`Decision`,
  delayS: () => t`Delay in seconds`,
  description: () => t`Description`,
  duty: () => t`Duty`,
  endDate: () => t`Ends`,
  entry: () => t`Who may enter`,
  finalisedAt: () => t`Made final`,
  firstMatch: () => t`First match`,
  firstSlot: () => t`First slot`,
  firstStart: () => t`First match`,
  format: () => t`Format`,
  game: () => t`Game`,
  guests: () => t`Guest teams`,
  handMoves: () => t`Moved by hand`,
  isAccepted: () => t`Accepted`,
  isGranted: () => t`Granted`,
  kind: () => t`Kind`,
  lobbyMax: () => t`Teams in a lobby`,
  logChannel: () => t`Discord channel`,
  logo: () => t`Logo`,
  map: () => t`Map`,
  maps: () => t`Maps`,
  matchCap: () => t`At most matches`,
  matches: () => t`Matches`,
  matchPoint: () => t`Match point`,
  method: () => t`Method`,
  minutesLate: () => t`Minutes late`,
  name: () => t`Name`,
  netPaise: () => t`Paid out`,
  no: () => t`Version`,
  openBeforeMin: () => t`Opens, minutes before`,
  outcome: () => t`Outcome`,
  overrideReason: () => t`Reason`,
  paise: () => t`Amount`,
  payees: () => t`Payees`,
  payouts: () => t`Payouts`,
  phase: () => t`Phase`,
  players: () => t`Players`,
  pointsX10: () => t`Points`,
  preset: () => t`Scoring preset`,
  prizePool: () => t`Prize pool`,
  prizes: () => t`Prizes`,
  reason: () => t`Reason`,
  recall: () => t`Recall`,
  registration: () => t`Registration until`,
  replayAt: () => t`Replay`,
  reserved: () => t`Reserved`,
  reservedSlots: () => t`Reserved slots`,
  role: () => t`Role`,
  rolls: () => t`Rolls`,
  rules: () => t`Rules`,
  scope: () => t`Scope`,
  seed: () => t`Seed`,
  seenBy: () => t`Seen by`,
  slot: () => t`Slot`,
  slots: () => t`Slots`,
  spacingMin: () => t`Minutes apart`,
  startDate: () => t`Starts`,
  startsAt: () => t`Starts`,
  startsFrom: () => t`Starts from`,
  status: () => t`Status`,
  team: () => t`Team`,
  teams: () => t`Teams`,
  template: () => t`Template`,
  tier: () => t`Tier`,
  title: () => t`Title`,
  to: () => t`To`,
  type: () => t`Type`,
  until: () => t`Until`,
  version: () => t`Version`,
  weekdays: () => t`Weekdays`,
  withheldPaise: () => t`Withheld`,
};

/** Values that stand for one of a few things; everything else is as it was written. */
const valueWords: Record<string, () => string> = {
  accepted: () => t`accepted`,
  achievement: () => t`achievement`,
  adjustment: () => t`adjustment`,
  admin: () => t`admin`,
  announced: () => t`announced`,
  approved: () => t`approved`,
  cheating: () => t`cheating`,
  'check-in': () => t`check-in`,
  closed: () => t`closed`,
  disqualification: () => t`disqualification`,
  draft: () => t`draft`,
  event: () => t`event`,
  everyone: () => t`everyone`,
  group_pairs: () => t`pairs of groups`,
  groups: () => t`groups`,
  invite: () => t`by invitation`,
  invited: () => t`invited`,
  ladder: () => t`ladder teams first`,
  live: () => t`live`,
  locked: () => t`teams are set`,
  manual: () => t`by hand`,
  open: () => t`open to all`,
  organisation: () => t`all events`,
  other: () => t`other`,
  owner: () => t`owner`,
  pending: () => t`pending`,
  random: () => t`random`,
  registration: () => t`by registration`,
  rejected: () => t`rejected`,
  reserved: () => t`reserved`,
  result: () => t`result`,
  roster: () => t`roster`,
  scrims: () => t`scrims`,
  single: () => t`one lobby`,
  snake: () => t`snake`,
  social: () => t`social`,
  teaming: () => t`teaming`,
  user: () => t`player`,
  version: () => t`new version`,
};

const said = new Set<string>([
  ...tournamentStatuses,
  ...tournamentTypes,
  ...duties,
  ...Object.values(strikeWords),
]);
const codes: Record<string, string> = { ...strikeWords, ...tierNames };
const isCoded =
  /^(status|phase|duty|role|kind|method|type|to|format|tier|entry|scope|outcome|change)$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A name or a reason may look like a date, too: it stays as it was written. */
const isMoment = /(At|For|Start)$|^(until|registration|check-in)$/;
const isDay = /^(start|end)Date$/;

/** `startDate` is `Starts`; a field without a name is made one from its key. */
export function fieldName(key: string): string {
  const made = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return ownOf(names, key)?.() ?? made.charAt(0).toUpperCase() + made.slice(1);
}

/** A value of an entry as people read it. */
export function fieldValue(key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => fieldValue(key, one)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (/paise$/i.test(key)) return formatRupees(String(value / 100));
    return String(key === 'pointsX10' ? value / 10 : value);
  }
  const text = String(value);
  if (isCoded.test(key)) return wordOf(text);
  if (key === 'prizePool') return formatRupees(text);
  if (isMoment.test(key) && moment.test(text)) return exactMoment(text);
  if (isDay.test(key) && text) return formatCalendarDate(text);
  return text;
}

function wordOf(text: string): string {
  const word = ownOf(codes, text) ?? text;
  return said.has(word) ? translateEnglish(word) : (ownOf(valueWords, word)?.() ?? word);
}

/** Values are anybody's words, and `constructor` stands in no table. */
function ownOf<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
