import type { TimeField } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import type { ReactNode } from 'react';
import { useMomentField } from '../../../platform/use-moment-field.ts';
import { IstField } from '../../../ui/admin/ist-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';

export function MomentField(props: {
  form: TournamentFormState;
  name: TimeField;
  label: string;
  hint?: ReactNode;
}) {
  const { form, name, ...field } = props;
  return <IstField {...field} {...useMomentField({ form, name })} />;
}
