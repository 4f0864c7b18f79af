import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { adminPaths } from '../../../../platform/pages/admin-paths.ts';
import { messageOf } from '../../../../platform/refusal.ts';
import { useStoredForm } from '../../../../platform/use-typed.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { LinkButton } from '../../../../ui/form/link-button.tsx';
import { Heading } from '../../../../ui/typography.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { GuestList } from './guest-list.tsx';
import {
  type Columns,
  type PreviewedSheet,
  type SheetInput,
  useImport,
  usePreview,
} from './import.data.ts';
import { SheetField } from './sheet-field.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import {
  leftOf,
  plainColumns,
  rememberColumns,
  rememberedColumns,
  writeRows,
} from './sheet-text.ts';

/** Imports tonight's teams from a sheet: paste, preview, import, send links. */
export function ImportView() {
  const { tournament, isAdmin } = useServed();
  const preview = usePreview(tournament._id);
  const bring = useImport(tournament._id);
  const stored = useStoredForm<{ text: string }>(`sheet ${tournament._id}`);
  /** Pasted text, kept while its preview is shown. */
  const [text, setText] = useState(stored.kept?.text ?? '');
  const [sheet, setSheet] = useState<PreviewedSheet>();
  /** Numbers of lines that the host declared to be teams. */
  const [asTeams, setAsTeams] = useState<readonly number[]>([]);

  function hold(next: string) {
    setText(next);
    stored.keep({ text: next });
  }

  async function look(input: SheetInput, columns?: Columns, teams: readonly number[] = []) {
    bring.reset();
    const read = await preview
      .mutateAsync({ sheet: input, columns, asTeams: teams })
      .catch(() => undefined);
    if (!read) return;
    const chosen = columns ? undefined : rememberedColumns(read.headings);
    const again =
      chosen && JSON.stringify(chosen) !== JSON.stringify(read.columns)
        ? await preview.mutateAsync({ sheet: read.table, columns: chosen }).catch(() => undefined)
        : undefined;
    setAsTeams(teams);
    setSheet(again ?? read);
    // Stores corrections made in the preview, or the contents of a file.
    stored.keep({ text: (again ?? read).table });
  }

  async function bringIn(accept: readonly number[]) {
    if (!sheet) return;
    const { table, columns } = sheet;
    const answer = await bring
      .mutateAsync({ table, columns, asTeams, accept })
      .catch(() => undefined);
    if (!answer) return;
    toast.good(answer.message);
    setText('');
    stored.forget();
    setSheet(undefined);
  }

  /** Returns to the cells, including corrections made in the preview. */
  function goBack(table: string) {
    hold(table);
    setSheet(undefined);
  }

  return (
    <div className="mx-auto max-w-5xl px-4 py-5">
      <Heading level={2} size="headline">{t`Bring teams`}</Heading>
      {sheet ? (
        <SheetPreview
          sheet={sheet}
          busy={bring.isPending || preview.isPending}
          error={bring.error ?? preview.error}
          onColumns={(columns) => {
            rememberColumns(sheet.headings, columns);
            void look(sheet.table, columns, asTeams);
          }}
          onTeam={(line) => void look(sheet.table, sheet.columns, [...asTeams, line])}
          onEdit={(rows) => void look(writeRows(rows, leftOf(sheet)), plainColumns)}
          onBringIn={(accept) => void bringIn(accept)}
          onClose={() => goBack(sheet.table)}
        />
      ) : (
        <>
          {!tournament.guests && (
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-live bg-raised px-4 py-3">
              <p className="min-w-0 flex-1 basis-60">
                {t`This tournament does not accept guest teams, only teams with accounts.`}
                {!isAdmin && t` An admin switches guests on in the tournament’s form.`}
              </p>
              {isAdmin && (
                <LinkButton
                  size="small"
                  to={adminPaths.tournaments({ edit: tournament._id })}
                >{t`Switch guests on`}</LinkButton>
              )}
            </div>
          )}
          <SheetField
            text={text}
            onText={hold}
            busy={preview.isPending}
            error={preview.error && messageOf(preview.error)}
            onSheet={(input) => void look(input)}
          />
          <GuestList tournamentId={tournament._id} />
        </>
      )}
    </div>
  );
}
