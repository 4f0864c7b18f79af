import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** A link to a page of this site. Its code is fetched as soon as a finger or the pointer is on it. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink prefetch="intent" {...props} />;
}
