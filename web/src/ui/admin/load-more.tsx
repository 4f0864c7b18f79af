import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../form/button.tsx';
import { type Total, totalText } from './total.ts';

export type LoadMoreProps = {
  hasMore: boolean;
  isLoading: boolean;
  /** The last attempt failed: the next one requires a press. */
  isFailed?: boolean;
  onMore: () => void;
  shown: number;
  /** Omitted if the total is not counted. */
  total?: Total | undefined;
};

/** Foot of a long list. Loads the next page when it comes near the screen, or when pressed. */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isLoading, isFailed = false, shown, total } = props;
  const foot = useRef<HTMLDivElement>(null);
  const isReady = hasMore && !isLoading && !isFailed;
  const more = useEffectEvent(() => props.onMore());

  useEffect(() => {
    if (!isReady || !foot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more();
      },
      { rootMargin: '600px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isReady]);

  return (
    <div
      ref={foot}
      className="flex min-h-20 flex-col items-center gap-3 pt-6 text-small text-quiet"
    >
      <p role="status" className="tabular-nums">
        {shown > 0 &&
          total !== undefined &&
          t`${totalText({ value: shown })} of ${totalText(total)} shown`}
        {shown > 0 && total === undefined && t`${totalText({ value: shown })} shown`}
      </p>
      {hasMore && (
        <Button size="small" busy={isLoading} busyText={t`Loading...`} onClick={props.onMore}>
          {isFailed ? t`Try again` : t`Load more`}
        </Button>
      )}
    </div>
  );
}
