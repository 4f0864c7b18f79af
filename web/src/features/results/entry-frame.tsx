import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { waitOf } from '../../platform/failure-of.ts';
import { Waiting } from '../../ui/list/waiting.tsx';
import { enteredMatch } from './results.data.ts';
import { type Entry, useEntry } from './use-entry.ts';

type Fetched = Parameters<typeof useEntry>[1];

/** Loads a match for result entry, and keeps its draft while the children edit it. */
export function EntryFrame(props: { matchId: string; children: (entry: Entry) => ReactNode }) {
  const query = useQuery(enteredMatch(props.matchId));
  if (query.data) {
    return (
      <Loaded matchId={props.matchId} fetched={query.data}>
        {props.children}
      </Loaded>
    );
  }
  return (
    <Waiting
      {...waitOf(query)}
      label={t`Loading the result`}
      className="flex flex-col gap-2"
      rows={['h-11', 'h-96']}
    />
  );
}

function Loaded(props: {
  matchId: string;
  fetched: Fetched;
  children: (entry: Entry) => ReactNode;
}) {
  return props.children(useEntry(props.matchId, props.fetched));
}
