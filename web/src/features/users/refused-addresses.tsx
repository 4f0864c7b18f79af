import { plural } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

const refusedAddresses = {
  queryKey: ['admin', 'refused-addresses'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('/admin/mail/refused', {}, { signal })).data,
};

/** Users whose address bounces; renders nothing without any. */
export function RefusedAddresses() {
  const { data = [] } = useQuery(refusedAddresses);
  if (data.length === 0) return null;
  return (
    <details className="mb-6 border-l-4 border-live bg-raised p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-strong">
        {plural(data.length, {
          one: '1 address does not accept mail',
          other: '# addresses do not accept mail',
        })}
      </summary>
      <ul className="mt-2 grid gap-3">
        {data.map(({ name, email, reason }) => (
          <li key={email} className="wrap-anywhere">
            {name}, {email}
            <span className="block text-small text-quiet">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
