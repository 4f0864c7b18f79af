import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ImportAnswer, type ImportForm, useImport } from './results.data.ts';
import type { Entry } from './use-entry.ts';

export type ImportKind = 'tsv' | 'observer';
type SecondColumn = 'placement' | 'elims';

type ImportDialogProps = {
  entry: Entry;
  kind: ImportKind;
  /** Text already pasted into the grid. */
  text: string;
  onClose: () => void;
  /** Called once the draft is filled. */
  onFilled?: () => void;
};

/** Reads a spreadsheet block or the observer's file, previews each line's match, then fills the draft. */
export function ImportDialog({ entry, kind, text: given, onClose, onFilled }: ImportDialogProps) {
  const { sync, matchId } = entry;
  const [text, setText] = useState(given);
  const [second, setSecond] = useState<SecondColumn>('placement');
  const [matches, setMatches] = useState<Record<string, string>>({});
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const preview = useImport(matchId);
  /** The last reading, shown while it is repeated. */
  const [read, setRead] = useState<ImportAnswer>();

  const isOfSeveral = read !== undefined && read.parts.length > 1;

  function formOf(
    apply: boolean,
    chosen: { matches?: typeof matches; part?: number } = {},
  ): ImportForm {
    const common = { text, apply, version: sync.read().version };
    if (kind === 'observer') return { kind, ...common };
    const named = Object.entries(chosen.matches ?? matches)
      .filter(([, entryId]) => entryId !== '')
      .map(([key, entryId]) => ({ key, entryId }));
    return { kind, second, part: chosen.part ?? part, matches: named, ...common };
  }

  async function apply() {
    setProblem('');
    if (!(await sync.flush())) {
      setProblem(t`Draft not saved yet. Check your connection and try again.`);
      return;
    }
    preview.mutate(formOf(true), {
      onSuccess: ({ draft, rows }) => {
        sync.take(draft, { isOwn: true });
        const filled = rows.filter(({ entryId }) => entryId !== null).length;
        toast.good(plural(filled, { one: '# row filled in.', other: '# rows filled in.' }));
        onClose();
        onFilled?.();
      },
    });
  }

  function readIt(chosen: Parameters<typeof formOf>[1] = {}) {
    preview.mutate(formOf(false, chosen), { onSuccess: setRead });
  }

  function choosePart(chosen: number) {
    setPart(chosen);
    readIt({ part: chosen });
  }

  /** Assigns a line to a team and re-reads the block. */
  function match(key: string, entryId: string) {
    const chosen = { ...matches, [key]: entryId };
    setMatches(chosen);
    readIt({ matches: chosen });
  }

  function backToText() {
    setRead(undefined);
    setPart(undefined);
    preview.reset();
  }

  return (
    <Dialog
      onClose={onClose}
      keepOpenOutside
      size="wide"
      title={kind === 'tsv' ? t`Paste from a spreadsheet` : t`The observer client's file`}
      description={
        kind === 'tsv'
          ? t`Two or three columns: slot or team, placement, eliminations. A heading row may say otherwise.`
          : t`The response of gettotalplayerlist. It fills the draft; nothing is published.`
      }
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {read && (
            <Button busy={preview.isPending} onClick={backToText}>{t`Back to the text`}</Button>
          )}
          <Button
            variant="main"
            disabled={text.trim() === '' || (isOfSeveral && part === undefined)}
            busy={preview.isPending}
            onClick={() => (read ? void apply() : readIt())}
          >
            {read ? t`Fill in the results` : t`Check the rows`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormError>{problem || (preview.isError ? messageOf(preview.error) : undefined)}</FormError>
        {isOfSeveral && <MatchChoice parts={read.parts} chosen={part} onChoose={choosePart} />}
        {isOfSeveral && part === undefined ? null : read ? (
          <ImportPreview entry={entry} rows={read.rows} busy={preview.isPending} onMatch={match} />
        ) : (
          <ImportText
            kind={kind}
            text={text}
            onText={setText}
            second={second}
            onSecond={setSecond}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Which match of a block of several. */
function MatchChoice(props: {
  parts: readonly string[];
  chosen: number | undefined;
  onChoose: (part: number) => void;
}) {
  const { parts, chosen, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="mb-2">{t`The block has ${parts.length} matches. Which one is this?`}</legend>
      {parts.map((label, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is sent.
          key={index}
          size="small"
          aria-pressed={chosen === index}
          className={chosen === index ? '[--edge:var(--color-bright)]' : 'text-quiet'}
          onClick={() => onChoose(index)}
        >
          {label || t`Number ${index + 1} in the block`}
        </Button>
      ))}
    </fieldset>
  );
}

/** The text to read, typed or from a file, and what its second column means. */
function ImportText(props: {
  kind: ImportKind;
  text: string;
  onText: (text: string) => void;
  second: SecondColumn;
  onSecond: (second: SecondColumn) => void;
}) {
  const { kind, text, onText, second, onSecond } = props;
  return (
    <>
      {kind === 'observer' && <FileText onText={onText} />}
      <TextAreaField
        label={kind === 'tsv' ? t`Block` : t`Or its text`}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
      {kind === 'tsv' && (
        <fieldset className="flex flex-wrap items-center gap-3">
          <legend className="mb-2 text-small text-quiet">{t`With two columns and no heading, the second one is`}</legend>
          {(['placement', 'elims'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={second === one}
              className={second === one ? '[--edge:var(--color-bright)]' : 'text-quiet'}
              onClick={() => onSecond(one)}
            >
              {one === 'placement' ? t`the placement` : t`the eliminations`}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** A file's text, read in the browser: the call takes text. */
function FileText({ onText }: { onText: (text: string) => void }) {
  return (
    <label className="flex flex-col gap-1.5">
      <span className="font-display text-label font-medium tracking-wide">{t`File`}</span>
      <input
        type="file"
        accept=".json,application/json,text/plain"
        className="min-h-12 border border-edge bg-sunken p-2.5 rounded-hair file:mr-3 file:border-0 file:bg-lifted file:px-3 file:py-1 file:text-bright"
        // Allows choosing the same file again after correcting it.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) onText(await file.text());
        }}
      />
    </label>
  );
}
