import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { VoidMatchDialog } from '../duties/void-match-dialog.tsx';
import { useVoidMatch } from './results.data.ts';

/** States of matches that can be voided. */
const voidable: readonly string[] = ['playing', 'results_in', 'published'];

/** Voids an aborted match, from the page of its result. */
export function VoidMatch({ match }: { match: Match }) {
  const [isOpen, setOpen] = useState(false);
  const call = useVoidMatch(match._id);
  if (!voidable.includes(match.state)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{t`Void and replay`}</Button>
      {isOpen && (
        <VoidMatchDialog
          match={match}
          name={t`Match ${match.no}`}
          call={call}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
