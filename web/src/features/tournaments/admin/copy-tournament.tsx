import { t } from '@lingui/core/macro';
import {
  nextTitle,
  timesOfCopy,
  usualNextStart,
} from '@one-dream/contract/features/copies.values.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '../../../app/admin-paths.ts';
import { consolePaths } from '../../../app/console-paths.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { fromIstInput, toIstInput } from '../../../platform/ist-input.ts';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { IstField } from '../../../ui/admin/ist-field.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { TournamentNotThere } from './tournament-screens.tsx';
import { editedTournament, useCopyTournament } from './tournaments.admin.data.ts';

/** Creates the next edition of an event: asks for its first match and derives everything else. */
export function CopyTournament({ id }: { id: string }) {
  useDocumentTitle(t`Copy Tournament`);
  // The copy ignores later changes of the original.
  const query = useQuery({ ...editedTournament(id), staleTime: Number.POSITIVE_INFINITY });
  if (!query.data) return <TournamentNotThere query={query} />;
  return <CopyForm source={query.data} />;
}

function CopyForm({ source }: { source: Tournament }) {
  const navigate = useNavigate();
  const copy = useCopyTournament();
  const [typed, setTyped] = useState(() =>
    toIstInput(usualNextStart(source.firstMatchAt, new Date(serverNow()))),
  );
  const firstMatchAt = fromIstInput(typed);
  const { error } = copy;
  const field = useRef<HTMLInputElement>(null);
  const fieldError = isRefusal(error) ? error.fields.firstMatchAt : undefined;

  function send(isDraft: boolean): void {
    copy.mutate(
      { tournamentId: source._id, firstMatchAt, isDraft },
      {
        onSuccess: ({ message, data: { _id } }) => {
          toast.good(message);
          void navigate(
            isDraft ? adminPaths.tournaments({ edit: _id }) : consolePaths.tournament(_id),
          );
        },
        onError: () => field.current?.focus(),
      },
    );
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    send(false);
  }

  return (
    <>
      <PageHead
        title={nextTitle(source.title)}
        text={t`The next one after ${source.title}. Stages, points, maps, prizes and rules stay; teams and staff do not.`}
      />
      <form onSubmit={submit} noValidate aria-label={t`Copy`} className="max-w-xl">
        <Panel className="grid gap-5">
          <IstField
            label={t`First match`}
            name="firstMatchAt"
            ref={field}
            value={typed}
            error={fieldError}
            onChange={({ target }) => {
              setTyped(target.value);
              copy.reset();
            }}
          />
          {firstMatchAt && <Following source={source} firstMatchAt={firstMatchAt} />}
          <FormError>{error && !fieldError ? messageOf(error) : undefined}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="main"
              busy={copy.isPending && !copy.variables.isDraft}
              busyText={t`Publishing...`}
              className="max-sm:flex-1"
            >{t`Publish`}</Button>
            <Button
              busy={copy.isPending && copy.variables.isDraft}
              onClick={() => send(true)}
              className="max-sm:flex-1"
            >{t`Change it first`}</Button>
          </div>
        </Panel>
      </form>
    </>
  );
}

/** Preview of the shifted dates. */
function Following(props: { source: Tournament; firstMatchAt: string }) {
  const { source, firstMatchAt } = props;
  const times = timesOfCopy(source, { firstMatchAt, now: new Date(serverNow()) });
  const said = (moment: string | null) =>
    moment ? `${istDayOf(moment)}, ${istOf(moment)}` : t`By hand`;
  const rows = [
    [t`Registration opens`, times.status === 'OPENED' ? t`At once` : said(times.regOpensAt)],
    [t`Registration closes`, said(times.regClosesAt)],
    ...(times.checkinOpensAt
      ? [[t`Check-in`, t`${said(times.checkinOpensAt)} to ${istOf(times.checkinClosesAt ?? '')}`]]
      : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([name, text]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 sm:contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
