import { type ReactNode, useId } from 'react';
import { Heading } from '../typography.tsx';

/** A section of a tournament's page with its heading. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} id={id}>
          {props.title}
        </Heading>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
