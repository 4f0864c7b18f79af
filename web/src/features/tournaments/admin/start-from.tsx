import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminPaths } from '../../../app/admin-paths.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { newestTournaments } from './tournaments.admin.data.ts';

/** Links to the next edition of a past tournament. */
export function StartFrom() {
  const navigate = useNavigate();
  const tournaments = useQuery(newestTournaments).data ?? [];
  if (tournaments.length === 0) return null;
  return (
    <SelectField
      label={t`Start from`}
      placeholder={t`An empty form`}
      options={tournaments.map(({ _id, title }) => ({ value: _id, label: title }))}
      value=""
      onChange={({ target }) => void navigate(adminPaths.tournaments({ copy: target.value }))}
      className="w-64 max-sm:w-full"
    />
  );
}
