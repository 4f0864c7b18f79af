import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { FormFoot, LeaveQuestion } from '../../../ui/admin/form-foot.tsx';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { TournamentPreview } from './tournament-preview.tsx';
import { TournamentSections } from './tournament-sections.tsx';
import {
  type TournamentStart,
  type TournamentWork,
  useTournamentWork,
} from './tournament-state.ts';

export type TournamentFormProps = {
  start: TournamentStart;
  /** The current tournament; undefined if it does not exist yet. */
  latest?: Tournament | undefined;
  onReload: () => Promise<Tournament | undefined>;
};

export function TournamentForm(props: TournamentFormProps) {
  const work = useTournamentWork(props);
  const { form } = work;
  const { opened, earlier, restored } = work.draft;
  const [isShort, setShort] = useState(props.start.plain !== undefined);
  const saveText = props.start.existing ? t`Update Tournament` : t`Save Tournament`;
  return (
    // The footer bar replaces the page's padding.
    <form {...form.props} className="-mb-16 grid gap-5" aria-label={t`Tournament`}>
      {restored && <RestoredNotice restored={restored} onStartOver={work.startOver} />}
      {earlier && (
        <ConflictPanel
          // Reset the comparison for another version.
          key={opened.version}
          form={form}
          divergence={{ ...earlier, theirs: opened.values }}
          onChoose={work.choose}
        />
      )}
      <TournamentSections
        form={form}
        plain={props.start.plain}
        stood={props.start.existing && opened.values}
        isShort={isShort}
        onOpenAll={() => setShort(false)}
        registered={props.latest?.reg_teams.length ?? 0}
      />
      <ActionBar work={work} saveText={isShort ? t`Create` : saveText} />
      <LeaveQuestion {...work.leaving} />
    </form>
  );
}

function RestoredNotice(props: {
  restored: NonNullable<TournamentWork['draft']['restored']>;
  onStartOver: () => void;
}) {
  const { savedAt, isPictureLost } = props.restored;
  return (
    <Panel role="status" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex min-w-0 flex-1 basis-64 gap-3">
        <History size={22} className="mt-0.5 shrink-0 text-other" />
        <span>
          <Trans>
            Your unsaved work from <RelativeTime at={savedAt} /> is back.
          </Trans>
          {isPictureLost && t` The banner was too large to be kept: choose it again.`}
        </span>
      </p>
      <ConfirmButton
        size="small"
        question={{
          title: t`Start over?`,
          text: t`Your unsaved work is thrown away.`,
          confirmText: t`Start over`,
        }}
        onConfirm={props.onStartOver}
      >{t`Start over`}</ConfirmButton>
    </Panel>
  );
}

function ActionBar({ work, saveText }: { work: TournamentWork; saveText: string }) {
  const { form, isStale } = work;
  return (
    <FormFoot
      errorRef={form.errorRef}
      problem={
        isStale
          ? t`Someone else changed this tournament. Load the newest version: what you typed is kept and compared.`
          : work.message
      }
      saveText={saveText}
      busy={form.isBusy}
    >
      {isStale && <LoadNewestButton onLoad={work.loadNewest} />}
      <TournamentPreview form={form} />
      <Button className="max-sm:flex-1 max-sm:px-3" onClick={work.cancel}>{t`Cancel`}</Button>
    </FormFoot>
  );
}
