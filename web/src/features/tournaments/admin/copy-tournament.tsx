import { t } from '@lingui/core/macro';
import type { CallBody } from '@one-dream/contract/call.ts';
import { copyTournament } from '@one-dream/contract/features/copies/copies.ts';
import {
  nextTitle,
  timesOfCopy,
  usualNextStart,
} from '@one-dream/contract/features/copies/copies.values.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { useContractForm } from '../../../platform/use-contract-form.ts';
import { useMomentField } from '../../../platform/use-moment-field.ts';
import { IstField } from '../../../ui/admin/ist-field.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SlotFields } from './essential-fields.tsx';
import { StartFrom } from './start-from.tsx';
import { labels } from './tournament-fields.tsx';
import { TournamentNotThere } from './tournament-screens.tsx';
import { editedTournament, useCopyTournament } from './tournaments.admin.data.ts';

type CopyValues = {
  title: string;
  slots: string;
  guests: boolean;
  firstMatchAt: string | null;
  isDraft: boolean;
};

/** Creates the next edition of an event: asks for its first match and derives everything else. */
export function CopyTournament({ id }: { id: string }) {
  useDocumentTitle(t`Copy Tournament`);
  // The copy ignores later changes of the original.
  const query = useQuery({ ...editedTournament(id), staleTime: Number.POSITIVE_INFINITY });
  if (!query.data) return <TournamentNotThere query={query} />;
  return <CopyForm source={query.data} />;
}

function CopyForm({ source }: { source: Tournament }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const navigate = useNavigate();
  const copy = useCopyTournament();
  const form = useContractForm<CopyValues, CallBody<typeof copyTournament>>({
    schema: copyTournament.body as unknown as z.ZodMiniType<
      CallBody<typeof copyTournament>,
      CopyValues
    >,
    defaults: {
      title: nextTitle(source.title),
      slots: String(readSlots(source.slots).total),
      guests: source.guests,
      firstMatchAt: usualNextStart(source.firstMatchAt, new Date(serverNow())),
      isDraft: false,
    },
    send: async ({ title, ...body }) => {
      const { message, data } = await copy.mutateAsync({
        ...body,
        tournamentId: source._id,
        // The server knows which number is free.
        ...(title !== nextTitle(source.title) && { title }),
      });
      toast.good(message);
      await navigate(
        body.isDraft
          ? adminPaths.tournaments({ edit: data._id })
          : consolePaths.tournament(data._id),
      );
    },
  });
  const { methods } = form;
  const [firstMatchAt, isDraft] = useWatch({
    control: methods.control,
    name: ['firstMatchAt', 'isDraft'],
  });
  const start = useMomentField({ form, name: 'firstMatchAt' });
  const asDraft = (isDraft: boolean) => () => methods.setValue('isDraft', isDraft);

  return (
    <>
      <PageHead
        title={nextTitle(source.title)}
        text={t`The next one after ${source.title}. Stages, points, maps, prizes and rules stay; teams and staff do not.`}
      />
      <form {...form.props} aria-label={t`Copy`} className="max-w-xl">
        <Panel className="flex flex-col gap-5">
          <StartFrom value={source._id} />
          <TextField autoComplete="off" label={labels.title()} {...form.field('title')} />
          <IstField label={labels.firstMatchAt()} {...start} />
          {firstMatchAt && <Following source={source} firstMatchAt={firstMatchAt} />}
          <SlotFields form={form} />
          <FormError ref={form.errorRef}>{form.message}</FormError>
          <div className="flex flex-wrap gap-3 py-2">
            <Button
              type="submit"
              variant="main"
              busy={form.isBusy && !isDraft}
              busyText={t`Publishing...`}
              onClick={asDraft(false)}
              className="max-sm:flex-1"
            >{t`Create`}</Button>
            <Button
              type="submit"
              busy={form.isBusy && isDraft}
              onClick={asDraft(true)}
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
  const text = (moment: string | null) =>
    moment ? `${istDayOf(moment)}, ${istOf(moment)}` : t`By hand`;
  const rows = [
    [t`Registration opens`, times.status === 'OPENED' ? t`At once` : text(times.regOpensAt)],
    [t`Registration closes`, text(times.regClosesAt)],
    ...(times.checkinOpensAt
      ? [[t`Check-in`, t`${text(times.checkinOpensAt)} to ${istOf(times.checkinClosesAt ?? '')}`]]
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
