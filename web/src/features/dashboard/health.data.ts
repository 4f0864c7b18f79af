import { queryOptions } from '@tanstack/react-query';
import { readData } from '../../platform/read-call.ts';
import { useCall } from '../../platform/use-write.ts';

const key = ['admin', 'health'] as const;

/** Asks many others: not anew with every look at the dashboard. */
export const healthQuery = queryOptions({
  queryKey: key,
  queryFn: readData('/admin/health'),
  staleTime: 5 * 60 * 1000,
});

export const useTestMail = () => useCall({ stale: [key] }, '/admin/health/mail');
