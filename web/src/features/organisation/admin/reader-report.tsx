import { plural, t } from '@lingui/core/macro';
import type { ReaderShare } from '@one-dream/contract/features/results/results.reader.ts';
import { independentCells } from '@one-dream/contract/features/results/results.values.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { readerReport } from '../../results/results.data.ts';

/** How result screens were read, beside what was published. */
export function ReaderReportPart() {
  const query = useQuery(readerReport);
  if (!query.data)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`How result screens are read could not be loaded`}
        label={t`Loading how result screens are read`}
        rows={['h-24']}
      />
    );
  const { groups, independent } = query.data;
  return (
    <section aria-label={t`How result screens are read`}>
      <Heading level={3} size="title">
        {t`How result screens are read`}
      </Heading>
      <p className="mt-1 text-small text-quiet">
        {groups.length === 0
          ? t`No match that was read is final yet.`
          : t`Compared with published results, once they can no longer be disputed. In brackets: the 95 % confidence interval.`}{' '}
        {independent < independentCells &&
          t`${independent} of ${independentCells} numbers were typed before the reader’s answer was shown: until then it is being tried.`}
      </p>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too
        <div tabIndex={0} className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-small whitespace-nowrap tabular-nums">
            <thead>
              <tr>
                <Head>{t`Pictures`}</Head>
                <Head>{t`Wrong, but not marked`}</Head>
                <Head>{t`Left to a person`}</Head>
                <Head>{t`Whole matches right`}</Head>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr
                  key={`${group.client} ${group.size}`}
                  className="border-t border-line align-top"
                >
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {group.client} {group.size}
                    <span className="block text-quiet">
                      {plural(group.matches, { one: '# match', other: '# matches' })}
                    </span>
                    {group.isUnread && (
                      <span className="block text-closed">{t`not read any more`}</span>
                    )}
                  </th>
                  <Shares all={group.silentlyWrong} not0={group.silentlyWrongNot0} />
                  <Shares all={group.marked} not0={group.markedNot0} />
                  <Shares all={group.wholeMatches} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pr-4 font-medium text-quiet">
      {children}
    </th>
  );
}

function Shares({ all, not0 }: { all: ReaderShare; not0?: ReaderShare }) {
  return (
    <td className="py-2 pr-4">
      {show(all)}
      {not0 && <span className="block text-quiet">{t`not 0: ${show(not0)}`}</span>}
    </td>
  );
}

const show = ({ hits, all, low, high }: ReaderShare) =>
  t`${hits} of ${all} (${percent(low)} to ${percent(high)})`;
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
