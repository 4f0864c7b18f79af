import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { imageAccept } from '@one-dream/contract/images.ts';
import { useQuery } from '@tanstack/react-query';
import { Flag, ImageUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Countdown } from '../../platform/countdown.tsx';
import { istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { useServerNow } from '../../platform/server-clock.ts';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { CheckInButton } from '../entries/check-in-block.tsx';
import { historyOf } from '../standings/standings.data.ts';
import { disputesOf } from './disputes.data.ts';
import { type MatchStep, matchStep, takesScreenshot } from './match-step.ts';
import { hasResult, type MatchAnswer, useAttachScreenshot } from './matches.data.ts';
import { OwnDisputes } from './own-disputes.tsx';
import { RoomPart } from './room-part.tsx';

/** Facts for the step; home has no slot list. */
type Known = Pick<MatchAnswer, 'match' | 'mine' | 'slots'>;
type Props = { answer: Known; entry: OwnEntry | undefined; isSignedIn: boolean };

/** The viewer's next action, in order of the day: check in, room, result, dispute. */
export function MatchAction({ answer, entry, isSignedIn }: Props) {
  const { match, mine } = answer;
  const now = useServerNow(5000);
  const isPublished = hasResult(match);
  const history = useQuery({ ...historyOf(match._id), enabled: isPublished });
  const disputeUntil = history.data?.disputeUntil ?? null;
  const step = matchStep({ match, mine, entry, isSignedIn, now, disputeUntil });
  const isLeader = entry?.isLeader ?? false;
  const isAttach = step.kind === 'attach';
  const attaches = isLeader && (isAttach || (mine !== null && takesScreenshot(match)));
  return (
    <div className="mt-4">
      {entry && (step.kind === 'check-in' || entry.can.undoCheckIn) && (
        <CheckInButton entry={entry} />
      )}
      <Step step={step} answer={answer} entry={entry} />
      {attaches && (
        // Rendered once below all steps, so that a step change does not discard its state.
        <div key={match._id} className={isAttach ? undefined : 'mt-3'}>
          <AttachScreenshot matchId={match._id} isQuiet={!isAttach} />
        </div>
      )}
      {history.data && <Corrections versions={history.data.versions} />}
      {isPublished && mine && isLeader && (
        <DisputePart
          matchId={match._id}
          tournamentId={match.tournamentId}
          until={step.kind === 'dispute' ? step.until : undefined}
        />
      )}
    </div>
  );
}

function Step({
  step,
  answer,
  entry,
}: {
  step: MatchStep;
  answer: Known;
  entry: OwnEntry | undefined;
}) {
  const { pathname } = useLocation();
  const { match, mine } = answer;
  switch (step.kind) {
    case 'login':
      return (
        <LinkButton
          to={paths.login(pathname)}
          variant="main"
          size="large"
          wide
        >{t`Login to see your slot`}</LinkButton>
      );
    case 'watch':
      if (hasResult(match)) return null;
      return entry?.lacks.length ? (
        <Note>{entry.lacks.join(' ')}</Note>
      ) : (
        <Note>
          {answer.slots.length > 0
            ? t`Your team is not in this lobby.`
            : t`The slot list comes out before the match.`}
        </Note>
      );
    case 'check-in-at':
      return <Waiting title={t`Check-in opens at ${istOf(step.at)}`} to={step.at} />;
    case 'missed':
      return (
        <Note tone="bad">{t`Your team did not check in, so it cannot see the room. Ask a host on Discord.`}</Note>
      );
    case 'room-at':
      return <Waiting title={t`Room at ${istOf(step.at)}`} to={step.at} />;
    case 'room-late':
      return <Note>{t`The room is not open yet. Stay here: this page opens it by itself.`}</Note>;
    case 'show-room':
      return mine ? <RoomPart key={match._id} matchId={match._id} version={match.version} /> : null;
    case 'attach':
      return step.isLeader ? null : (
        <Note>{t`The room is closed. Your leader can attach the result screenshot.`}</Note>
      );
    case 'dispute':
      return step.isLeader ? null : (
        <Note>{t`The result is provisional. Your leader can dispute it until ${istOf(step.until)}.`}</Note>
      );
    case 'check-in':
    case 'over':
      return null;
    case 'off':
      return (
        <Note tone="bad">
          <strong className="font-strong">{step.title}.</strong> {step.reason}
        </Note>
      );
  }
}

/** Placeholder for the button, with the time it waits for. */
function Waiting({ title, to }: { title: string; to: string }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border border-dashed border-edge px-4 py-2">
      <span className="font-display text-title font-medium">{title}</span>
      <Countdown to={to} done={t`Now`} className="font-display text-title font-medium text-quiet" />
    </div>
  );
}

function Note({ tone, children }: { tone?: 'bad'; children: ReactNode }) {
  return (
    <p
      className={`min-h-14 border-l-4 bg-raised px-4 py-4 ${tone === 'bad' ? 'border-closed' : 'border-edge'}`}
    >
      {children}
    </p>
  );
}

type Versions = readonly { no: number; reason: string; changes: string[]; publishedAt: string }[];

/** "Corrected 21:40 IST: …": everybody reads what changed and why. */
function Corrections({ versions }: { versions: Versions }) {
  const corrected = versions.filter(({ no }) => no > 1).toSorted((a, b) => b.no - a.no);
  if (corrected.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-small text-quiet">
      {corrected.map(({ no, reason, changes, publishedAt }) => (
        <li key={no} className="wrap-anywhere">
          {t`Corrected ${istOf(publishedAt)}: ${[...changes, reason].join('. ')}`}
        </li>
      ))}
    </ul>
  );
}

/** Upload of the leader's picture of the result screen, from the phone's gallery; a new one replaces it. */
function AttachScreenshot({ matchId, isQuiet }: { matchId: string; isQuiet: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttachScreenshot(matchId);

  function send(file: File | undefined) {
    if (!file) return;
    attach.mutate(file);
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={imageAccept}
        aria-label={t`Result screenshot`}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => {
          send(event.target.files?.[0]);
          // Allows choosing the same picture again after a refusal.
          event.target.value = '';
        }}
      />
      <Button
        variant={isQuiet ? 'quiet' : 'main'}
        size={isQuiet ? 'normal' : 'large'}
        wide
        icon={<ImageUp size={20} />}
        busy={attach.isPending}
        busyText={t`Sending...`}
        onClick={() => input.current?.click()}
      >
        {attach.isSuccess ? t`Replace the screenshot` : t`Attach result screenshot`}
      </Button>
      {attach.isError && (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(attach.error)}
        </p>
      )}
      {attach.isSuccess && (
        <p
          role="status"
          className="mt-2 text-small text-opened"
        >{t`The scorer has your screenshot.`}</p>
      )}
    </div>
  );
}

const disputeDialog = lazyComponent(
  async () => (await import('./dispute-dialog.tsx')).DisputeDialog,
);

/** For a leader: the team's disputes about this match, and a new one while the window is open. */
function DisputePart(props: {
  matchId: string;
  tournamentId: string;
  /** ISO 8601; undefined once the window is over. */
  until: string | undefined;
}) {
  const { matchId, tournamentId, until } = props;
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(disputesOf(tournamentId));
  const here = data.filter((one) => one.matchId === matchId);
  usePreload(disputeDialog, until !== undefined);
  return (
    <div>
      {until && (
        <>
          <Button
            size="large"
            wide
            icon={<Flag size={20} />}
            onClick={() => setOpen(true)}
          >{t`Dispute`}</Button>
          <p className="mt-2 text-small text-quiet">{t`The result is provisional. You can dispute it until ${istOf(until)}.`}</p>
        </>
      )}
      {here.length > 0 && <OwnDisputes disputes={here} />}
      {isOpen && (
        <LazyDialog
          dialog={disputeDialog}
          open
          onClose={() => setOpen(false)}
          title={t`Dispute the result`}
        >
          {(DisputeDialog) => <DisputeDialog matchId={matchId} onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </div>
  );
}
