import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { EnteredMatch } from '../result-rows.ts';
import { Bitmap } from '../screenshots/bitmap.tsx';
import { type CheckedCard, setNumber, setPlayer, settle } from './check-cards.ts';
import { findSquadOf } from './find-teams.ts';
import type { ProposedRow } from './propose-result.ts';
import type { CardLook } from './reader-messages.ts';
import { squadsOf } from './squads-of.ts';

type CardCheckProps = {
  card: CheckedCard;
  match: EnteredMatch;
  look: CardLook | undefined;
  /** Another card has the same place or team. */
  isClashing: boolean;
  onChange: (change: (card: CheckedCard) => Partial<CheckedCard>) => void;
};

const numberLook =
  'h-11 w-14 border bg-sunken px-1 text-center font-display text-title font-medium tabular-nums rounded-hair focus-visible:border-flare';

/** One team's card: place, team and each player's number, next to the picture of each. */
export function CardCheck({ card, match, look, isClashing, onChange }: CardCheckProps) {
  const team = match.teams.find(({ entryId }) => entryId === card.entryId);
  const name = team?.name ?? t`Unknown team`;
  const [isChoosing, setChoosing] = useState(false);
  const isAsked = card.doubts.includes('teamUnfound') || isClashing;
  const setRank = (text: string) => {
    const rank = readNumber(text);
    onChange((one) => ({ rank, ...(rank === null ? {} : settle(one, 'rankUnread')) }));
  };
  return (
    <li
      aria-label={name}
      className={classNames(
        'flex min-w-0 flex-col gap-2 border p-3',
        isClashing ? 'border-closed' : card.doubts.length > 0 ? 'border-live' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        {look?.rank && (
          <span className="w-9 shrink-0">
            <Bitmap bitmap={look.rank} label={t`Place in the picture`} />
          </span>
        )}
        <input
          aria-label={t`Placement, ${name}`}
          inputMode="numeric"
          maxLength={2}
          value={card.rank ?? ''}
          onChange={({ target }) => setRank(target.value)}
          className={classNames(numberLook, card.rank === null ? 'border-live' : 'border-edge')}
        />
        <button
          type="button"
          aria-label={t`Change team, ${name}`}
          aria-expanded={isAsked || isChoosing}
          disabled={isAsked}
          onClick={() => setChoosing(!isChoosing)}
          className="min-h-11 min-w-0 flex-1 text-left font-heavy underline-offset-4 wrap-anywhere enabled:underline"
        >
          {name}
        </button>
        <span className="font-display text-title tabular-nums">
          {card.rows.reduce((sum, { value }) => sum + (value ?? 0), 0)}
        </span>
      </div>
      {card.isBlind && (
        <p className="text-small text-quiet">{t`Type these numbers from the picture: they show how well it is read.`}</p>
      )}
      {isClashing && (
        <p className="text-small text-closed">{t`Two cards have this place or this team.`}</p>
      )}
      {(isAsked || isChoosing) && (
        <SelectField
          label={t`Whose card is it?`}
          placeholder={card.entryId === null ? t`Choose a team of this lobby` : undefined}
          options={match.teams.map(({ entryId, name: label, roomSlot }) => ({
            value: entryId,
            label: `${roomSlot}. ${label}`,
          }))}
          value={card.entryId ?? ''}
          onChange={({ target }) => {
            // Stays selectable after an answer, to correct a wrong press.
            setChoosing(true);
            onChange((one) => ({
              entryId: target.value,
              rows: one.rows.map((row) => ({ ...row, player: null })),
              ...settle(one, 'teamUnfound'),
            }));
          }}
        />
      )}
      <ul className="flex flex-col gap-1">
        {card.rows.map((row, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a card stay where they are
            key={at}
            row={row}
            at={at}
            bitmap={look?.rows[at]}
            players={team?.players ?? []}
            taken={card.rows.map(({ player }) => player)}
            theirs={teamOf(row.name, { match, card })}
            onChange={onChange}
          />
        ))}
      </ul>
      {card.doubts.includes('rowsMissing') && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-small text-live">
            {t`The squad has ${Math.min(match.lineup, team?.players.length ?? match.lineup)}, the card ${card.rows.length}.`}
          </p>
          <Button size="small" onClick={() => onChange((one) => settle(one, 'rowsMissing'))}>
            {t`Only ${card.rows.length} played`}
          </Button>
          <Button
            size="small"
            onClick={() =>
              onChange((one) => ({
                ...settle(one, 'rowsMissing'),
                rows: [
                  ...one.rows,
                  { name: '', player: null, value: null, doubt: 'unreadable', offers: [] },
                ],
              }))
            }
          >
            {t`Add a row`}
          </Button>
        </div>
      )}
    </li>
  );
}

function Row(props: {
  row: ProposedRow;
  at: number;
  bitmap: ImageBitmap | undefined;
  players: EnteredMatch['teams'][number]['players'];
  taken: readonly (number | null)[];
  /** The other team of this lobby that the player belongs to. */
  theirs: string | undefined;
  onChange: CardCheckProps['onChange'];
}) {
  const { row, at, bitmap, players, taken, theirs, onChange } = props;
  const player = players.find((one) => one.player === row.player);
  const label = player?.inGameName ?? (row.name || t`Row ${at + 1}`);
  const free = players.filter((one) => !taken.includes(one.player));
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          {bitmap ? (
            <Bitmap bitmap={bitmap} label={t`Picture of ${label}`} />
          ) : (
            <span className="text-small text-quiet">{label}</span>
          )}
        </span>
        <input
          aria-label={t`Elims, ${label}`}
          inputMode="numeric"
          maxLength={2}
          value={row.value ?? ''}
          onChange={({ target }) => onChange((one) => setNumber(one, at, readNumber(target.value)))}
          onFocus={({ target }) => target.select()}
          className={classNames(numberLook, row.doubt ? 'border-live text-live' : 'border-edge')}
        />
      </div>
      {row.doubt && row.value === null && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-small text-live">{doubtWords()[row.doubt]}</span>
          {row.offers.map((offer) => (
            <Button
              key={offer}
              size="small"
              aria-label={t`${label} has ${offer}`}
              onClick={() => onChange((one) => setNumber(one, at, offer))}
            >
              {offer}
            </Button>
          ))}
        </div>
      )}
      {row.value !== null && row.readAs != null && row.readAs !== row.value && (
        <p className="text-small text-live">{t`It was read as ${row.readAs}. Look again.`}</p>
      )}
      {players.length > 0 && row.player === null && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-small text-live">
            {theirs
              ? t`“${row.name}” plays for ${theirs}. See who played before you publish.`
              : t`“${row.name}” is not in this squad. Is it one of these?`}
          </span>
          {free.map(({ player: one, inGameName }) => (
            <Button
              key={one}
              size="small"
              onClick={() => onChange((card) => setPlayer(card, at, one))}
            >
              {inGameName}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function teamOf(
  name: string,
  { match, card }: { match: EnteredMatch; card: CheckedCard },
): string | undefined {
  const entryId = findSquadOf(name, squadsOf(match), card.entryId);
  return match.teams.find((team) => team.entryId === entryId)?.name;
}

const doubtWords = (): Record<NonNullable<ProposedRow['doubt']>, string> => ({
  looksDiffer: t`Two readings differ:`,
  picturesDiffer: t`Two pictures differ:`,
  unreadable: t`Not sure:`,
});

/** Parses up to two digits; null if empty. */
function readNumber(text: string): number | null {
  const only = text.replace(/\D/g, '').slice(0, 2);
  return only === '' ? null : Number(only);
}
