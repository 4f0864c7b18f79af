import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { EnteredMatch } from '../result-rows.ts';
import { CardCheck } from './card-check.tsx';
import { type CheckedCard, cardsAtOnce, changeCard, clashesOf, openOf } from './check-cards.ts';
import type { CardLook } from './reader-messages.ts';

type CheckViewProps = {
  cards: readonly CheckedCard[];
  match: EnteredMatch;
  looks: readonly (readonly CardLook[])[];
  /** The reader's accuracy is not established yet. */
  isTrial: boolean;
  /** Notes about teams and places on no card. */
  notes: ReactNode;
  onBack: () => void;
  onClose: () => void;
  onFill: (cards: readonly CheckedCard[]) => void;
};

export const betaNotice = () => t`Beta: check every number.`;

/** Checks a few cards at a time, the doubtful ones first, each number next to its picture. */
export function CheckView({ cards: read, match, looks, notes, ...props }: CheckViewProps) {
  const [cards, setCards] = useState(read);
  const [page, setPage] = useState(0);
  const pages = Math.ceil(cards.length / cardsAtOnce);
  const shown = cards.slice(page * cardsAtOnce, (page + 1) * cardsAtOnce);
  const open = shown.reduce((sum, card) => sum + openOf(card), 0);
  const clashes = clashesOf(cards);
  const isLast = page === pages - 1;
  const clashing = (card: CheckedCard) =>
    (card.rank !== null && clashes.ranks.includes(card.rank)) ||
    (card.entryId !== null && clashes.entryIds.includes(card.entryId));
  const blocked = open > 0 || (isLast ? cards : shown).some(clashing);

  function agree() {
    const keys = new Set(shown.map(({ key }) => key));
    const seen = cards.map((card) => (keys.has(card.key) ? { ...card, isSeen: true } : card));
    setCards(seen);
    if (isLast) props.onFill(seen);
    else setPage(page + 1);
  }

  return (
    <Dialog
      onClose={props.onClose}
      keepOpenOutside
      size="wide"
      title={t`Check the cards: ${page + 1} of ${pages}`}
      description={t`Compare each number with its picture. Amber: the reader was not sure.`}
      actions={
        <>
          <Button
            onClick={() => (page === 0 ? props.onBack() : setPage(page - 1))}
          >{t`Back`}</Button>
          <Button variant="main" disabled={blocked} onClick={agree}>
            {isLast
              ? t`They are right: fill in`
              : plural(shown.length, { one: 'It is right', other: 'These # are right' })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {page === 0 && notes}
        {props.isTrial && <p className="text-small text-quiet">{betaNotice()}</p>}
        <p role="status" className="text-small text-live empty:hidden">
          {open > 0 &&
            plural(open, {
              one: '# answer is missing here.',
              other: '# answers are missing here.',
            })}
        </p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {shown.map((card) => (
            <CardCheck
              key={card.key}
              card={card}
              match={match}
              look={looks[card.at.picture]?.[card.at.card]}
              isClashing={clashing(card)}
              onChange={(change) => setCards(changeCard(cards, card.key, change))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
