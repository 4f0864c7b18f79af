import { applicationStatuses } from '@one-dream/contract/features/applications/applications.ts';
import { anyText, oneOf } from '../../../platform/pages/search-params.ts';

/** The list that is shown, and the application beside it. */
export const applicationsSearch = {
  status: oneOf(['all', ...applicationStatuses], 'all'),
  id: anyText,
};
