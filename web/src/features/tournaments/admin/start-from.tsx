import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type PlainEvent, plainEvents } from './plain-events.ts';
import { newestTournaments } from './tournaments.admin.data.ts';

/** A plain event, or the next edition of a past one. */
export function StartFrom(props: {
  /** A plain event, or the ID of a past one. */
  value: string;
  /** Where a plain event is being filled in; elsewhere it has a page of its own. */
  onPlain?: (plain: PlainEvent) => void;
}) {
  const navigate = useNavigate();
  const tournaments = useQuery(newestTournaments).data ?? [];
  const names = { scrim: t`A plain scrim`, cup: t`A plain cup`, final: t`A plain final` };
  function choose(value: string): void {
    const plain = plainEvents.find((name) => name === value);
    if (!plain) void navigate(adminPaths.tournaments({ copy: value }));
    else if (props.onPlain) props.onPlain(plain);
    else void navigate(adminPaths.tournaments({ new: plain }));
  }
  return (
    <SelectField
      label={t`Start from`}
      options={[
        ...plainEvents.map((value) => ({ value, label: names[value] })),
        ...tournaments.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      value={props.value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
