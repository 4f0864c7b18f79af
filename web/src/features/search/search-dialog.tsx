import { t } from '@lingui/core/macro';
import { searchMax } from '@one-dream/contract/features/records/records.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { istShortDateOf } from '../../platform/ist-date.ts';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { paths } from '../../platform/pages/paths.ts';
import { recordPaths } from '../../platform/pages/record-paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type Found, foundBy } from '../records/records.data.ts';

/** Where it is opened: staff are led to their own screens of what was found. */
export type SearchPlace = 'site' | 'console' | 'office';

type SearchDialogProps = { place: SearchPlace; open: boolean; onClose: () => void };

/** Tournaments, teams and players by a part of their name. Arrows go through what was found. */
export function SearchDialog({ place, open, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const query = useQuery(foundBy(wanted));
  const body = useRef<HTMLDivElement>(null);
  const found = wanted === '' ? undefined : query.data;
  const isCurrent = wanted === text.trim() && !query.isPlaceholderData;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Search`}
      initialFocus={() => body.current?.querySelector('input')}
    >
      {/* As high as what is usually found: it does not jump while one types. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut between the field and the links in it */}
      <div
        ref={body}
        onKeyDown={(event) => stepThrough(event, isCurrent)}
        className="min-h-[min(26rem,60dvh)]"
      >
        <TextField
          label={t`Event, team or player`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {wanted === '' && <p className="text-quiet">{t`Type a part of the name.`}</p>}
          {wanted !== '' && query.isPending && (
            <SkeletonRows
              label={t`Searching`}
              className="grid gap-2"
              rows={Array(3).fill('h-12')}
            />
          )}
          {query.isError && (
            <FailureNotice busy={query.isFetching} onRetry={() => void query.refetch()}>
              {messageOf(query.error)}
            </FailureNotice>
          )}
          {found && <Results found={found} search={wanted} place={place} onFollow={onClose} />}
        </div>
      </div>
    </Dialog>
  );
}

type ResultsProps = { found: Found; search: string; place: SearchPlace; onFollow: () => void };

function Results({ found, search, place, onFollow }: ResultsProps) {
  const { tournaments, teams, players } = found;
  const count = tournaments.length + teams.length + players.length;
  const toTournament = place === 'site' ? paths.tournament : consolePaths.tournament;
  return (
    <>
      <p role="status" className={count > 0 ? 'visually-hidden' : 'text-quiet'}>
        {count > 0 ? t`${count} found` : t`Nothing found for “${search}”. Try fewer letters.`}
      </p>
      <Kind title={t`Events`}>
        {tournaments.map(({ id, title, firstMatchAt }) => (
          <Line
            key={id}
            to={toTournament(id)}
            name={title}
            note={firstMatchAt ? istShortDateOf(firstMatchAt) : ''}
            icon={<Trophy size={22} className="mx-1.5 shrink-0 text-quiet" />}
            onFollow={onFollow}
          />
        ))}
      </Kind>
      <Kind title={t`Teams`}>
        {teams.map(({ id, name, logo }) => (
          <Line
            key={id}
            to={recordPaths.team(id)}
            name={name}
            icon={<Avatar kind="team" name={name} src={imageUrl(logo, 96)} size={34} />}
            onFollow={onFollow}
          />
        ))}
      </Kind>
      <Kind title={t`Players`}>
        {players.map(({ page, name, team }) => (
          <Line
            key={page}
            to={recordPaths.player(page)}
            name={name}
            note={team}
            icon={<Avatar name={name} size={34} />}
            onFollow={onFollow}
          />
        ))}
      </Kind>
      {place === 'office' && (
        <Kind title={t`Back office`}>
          <Line
            to={adminPaths.teams(search)}
            name={t`All teams with “${search}”`}
            onFollow={onFollow}
          />
          <Line
            to={adminPaths.users(search)}
            name={t`All users with “${search}”`}
            onFollow={onFollow}
          />
        </Kind>
      )}
    </>
  );
}

function Kind({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-display text-label font-medium text-quiet">
        {title}
      </h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

function Line(props: {
  to: string;
  name: string;
  note?: string;
  icon?: ReactNode;
  onFollow: () => void;
}) {
  return (
    <li>
      <Link
        to={props.to}
        onClick={props.onFollow}
        className="flex min-h-12 items-center gap-3 px-2 py-1 no-underline hover:bg-lifted focus-visible:-outline-offset-2"
      >
        {props.icon}
        <span className="line-clamp-2 min-w-0 flex-1 font-strong wrap-anywhere">{props.name}</span>
        {props.note && (
          <span className="line-clamp-1 max-w-[45%] shrink-0 text-small text-quiet wrap-anywhere">
            {props.note}
          </span>
        )}
      </Link>
    </li>
  );
}

/**
 * Up and down lead from the field through the links, and back. Enter in the field follows the first, if the links are those
 * of what is typed.
 */
function stepThrough(event: KeyboardEvent<HTMLElement>, isCurrent: boolean): void {
  const { key, target, currentTarget } = event;
  const links = [...currentTarget.querySelectorAll('a')];
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    event.preventDefault();
    if (isCurrent) links[0]?.click();
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [currentTarget.querySelector('input'), ...links];
  const at =
    stops.indexOf(document.activeElement as HTMLInputElement) + (key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  stops[Math.min(Math.max(at, 0), stops.length - 1)]?.focus();
}
