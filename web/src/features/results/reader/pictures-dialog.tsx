import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { readerState, savePlayerAliases, saveReading } from '../results.data.ts';
import { attachedPictures, type Picture } from '../screenshots/pictures.ts';
import type { Entry } from '../use-entry.ts';
import { fillRows, listCorrectedNames, listReadings, toCheck } from './check-cards.ts';
import { betaNotice, CheckView } from './check-view.tsx';
import { type Proposal, proposeResult } from './propose-result.ts';
import { downloadNotice, ReadDialog, refusedWords } from './read-dialog.tsx';
import type { CardLook } from './reader-messages.ts';
import { squadsOf } from './squads-of.ts';
import type { Reading } from './use-reader.ts';
import { numberOfStrip } from './vote-numbers.ts';

type PicturesDialogProps = {
  entry: Entry;
  onClose: () => void;
  /** Called once the draft is filled, with the cards by place. */
  onFilled: (cards: readonly ImageBitmap[]) => void;
};

/** Reads result screens on this device into a proposal, which a person checks against the pictures. */
export function PicturesDialog({ entry, onClose, onFilled }: PicturesDialogProps) {
  const { match, sync, rows } = entry;
  // If the settings fail to load, it reads with the default ones, and all numbers are checked.
  const { isTrial, unread, keepsScreens } = useQuery(readerState(entry.matchId)).data ?? untold;
  return (
    <ReadDialog
      title={t`Read from pictures`}
      description={
        keepsScreens
          ? t`Result screens of the whole list, in any order. They are read on this device.`
          : t`Result screens of the whole list, in any order. They are read on this device and sent nowhere.`
      }
      label={t`Pictures of the result`}
      note={
        <>
          {isTrial && `${betaNotice()} `}
          {downloadNotice()}
          {keepsScreens &&
            ` ${t`Your organisation keeps these pictures for a labelled set: half of the cards are typed before you see what was read.`}`}
        </>
      }
      instead={t`This device is too small, or too old, to read pictures. Add them under Screenshots: each row then stands beside the grid.`}
      given={attachedPictures(match.teams)}
      screen="result"
      unread={unread}
      captionOf={({ cards }, picture, card) =>
        (cards[picture]?.[card]?.rows ?? [])
          .map(({ strip }) => numberOfStrip(strip.text) ?? '?')
          .join(' ')
      }
      onClose={onClose}
    >
      {({ reading, pictures, cancel }) => {
        const proposal = proposeResult(reading.cards, {
          squads: squadsOf(match),
          lineup: match.lineup,
        });
        return (
          proposal.cards.length > 0 && (
            <CheckView
              cards={toCheck(proposal, (key) => keepsScreens && isTypedFirst(key, entry.matchId))}
              match={match}
              looks={reading.looks}
              notes={
                <Notes reading={reading} proposal={proposal} pictures={pictures} entry={entry} />
              }
              onBack={cancel}
              onClose={onClose}
              isTrial={isTrial}
              onFill={(cards) => {
                const keepRead = async () => {
                  const stored = keepsScreens ? await openRead(pictures, reading) : [];
                  const hashes = await Promise.all(stored.map(hashOf));
                  const { cards: read } = reading;
                  const made = listReadings(cards, { proposed: proposal.cards, read, hashes });
                  const shown = stored.filter(({ size }) => size > 0);
                  await saveReading(entry.matchId, { cards: made, pictures: shown });
                };
                sync.edit(fillRows(rows, cards, match));
                void savePlayerAliases(entry.matchId, listCorrectedNames(cards));
                void keepRead();
                toast.good(
                  plural(cards.length, { one: 'One row filled in.', other: '# rows filled in.' }),
                );
                onFilled(looksByPlace(cards, reading.looks));
                onClose();
              }}
            />
          )
        );
      }}
    </ReadDialog>
  );
}

/** Settings until those of the server are loaded. */
const untold = { isTrial: true, unread: [] as string[], keepsScreens: false };

/** Every second card, alternating between matches. */
const isTypedFirst = (key: number, matchId: string) =>
  (key + Number.parseInt(matchId.slice(-1), 16)) % 2 === 0;

/** The files that were read; undefined at the positions of others. */
const openRead = (pictures: readonly Picture[], { looks }: Reading): Promise<Blob[]> =>
  Promise.all(
    pictures.map(({ load }, at) =>
      looks[at]?.length ? load().catch(() => new Blob()) : new Blob(),
    ),
  );

async function hashOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Notes about what the pictures lack, or what could not be read. */
function Notes(props: {
  reading: Reading;
  proposal: Proposal;
  pictures: readonly Picture[];
  entry: Entry;
}) {
  const { reading, proposal, pictures, entry } = props;
  const teams = entry.match.teams.filter(({ entryId }) => proposal.unseen.includes(entryId));
  const notes = [
    ...reading.refused.map(
      ({ picture, reason }) => `${pictures[picture]?.name ?? ''}: ${refusedWords()[reason]}`,
    ),
    ...(proposal.missing.length > 0
      ? [t`No card has place ${proposal.missing.join(', ')}: a picture may be missing.`]
      : []),
    ...(teams.length > 0
      ? [
          t`On no card: ${teams.map(({ name }) => name).join(', ')}. They stay as they are in the grid.`,
        ]
      : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-small text-live">
      {note}
    </p>
  ));
}

/** A picture of each card by place, for the grid. */
function looksByPlace(
  cards: readonly { rank: number | null; at: { picture: number; card: number } }[],
  looks: readonly (readonly CardLook[])[],
): ImageBitmap[] {
  const byPlace: ImageBitmap[] = [];
  for (const { rank, at } of cards) {
    const look = looks[at.picture]?.[at.card];
    if (rank !== null && look) byPlace[rank - 1] = look.card;
  }
  return byPlace;
}
