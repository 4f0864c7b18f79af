import { t } from '@lingui/core/macro';
import { Heading } from '../../ui/typography.tsx';
import type { Entry } from './use-entry.ts';

/** What leaders attached, beside the rows: each opens in full. */
export function Screenshots({ entry }: { entry: Entry }) {
  const attached = entry.match.teams.flatMap(({ entryId, name, screenshots }) =>
    screenshots.map((picture, index) => ({ key: `${entryId}-${index}`, name, picture })),
  );
  if (attached.length === 0) return null;
  return (
    <section aria-label={t`Screenshots of the leaders`}>
      <Heading level={2}>{t`Screenshots`}</Heading>
      <ul className="mt-2 grid grid-cols-2 gap-2 lg:grid-cols-4">
        {attached.map(({ key, name, picture }) => (
          <li key={key}>
            <a href={picture} target="_blank" rel="noreferrer" className="block border border-line">
              <img
                src={picture}
                alt={t`Result screen of ${name}`}
                loading="lazy"
                className="aspect-video w-full object-cover"
              />
              <span className="line-clamp-1 px-2 py-1 text-small wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
