import { t } from '@lingui/core/macro';
import { CutLine } from './cut-line.tsx';
import type { Columns } from './use-columns.ts';

/** The marked columns over the picture, each between two lines. */
export function ColumnLines({ columns, width }: { columns: Columns; width: number }) {
  return columns.all.map(({ from, to }, index) => {
    const no = index + 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place alone
      <div key={index} className="contents">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 bg-live/20"
          style={{ left: `${(from / width) * 100}%`, width: `${((to - from) / width) * 100}%` }}
        />
        <CutLine
          isUpright
          label={t`Left edge of column ${no}`}
          at={from}
          length={width}
          onMove={(at) => columns.move(index, { from: at, to })}
        />
        <CutLine
          isUpright
          label={t`Right edge of column ${no}`}
          at={to}
          length={width}
          onMove={(at) => columns.move(index, { from, to: at })}
        />
      </div>
    );
  });
}
