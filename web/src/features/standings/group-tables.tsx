import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/typography.tsx';

export function GroupTables(props: {
  tables: readonly StandingTable[];
  hasGroups: boolean;
  children: (table: StandingTable) => ReactNode;
}) {
  return props.tables.map((table) => (
    <div key={table.group ?? ''} className="flex min-w-0 flex-col gap-3">
      {table.group !== null && props.hasGroups && (
        <Heading level={3}>{t`Group ${table.group}`}</Heading>
      )}
      {props.children(table)}
    </div>
  ));
}

export const captionOf = (stage: StageStandings, table: StandingTable) =>
  t`${stage.name}${table.group ? t`, group ${table.group}` : ''}: standings`;
