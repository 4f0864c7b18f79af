import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export type TutorialVideoProps = {
  /** YouTube ID; `null` shows the still only. */
  videoId: string | null;
  title: string;
  still: ReactNode;
};

/** Our own still; YouTube is contacted only on play. */
export function TutorialVideo({ videoId, title, still }: TutorialVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const box = 'relative block aspect-video w-full overflow-hidden border border-line bg-sunken';
  if (!videoId) return <div className={box}>{still}</div>;
  if (isPlaying) {
    return (
      <iframe
        title={t`${title}: tutorial video`}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={box}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={t`Play the tutorial: ${title}`}
      onClick={() => setPlaying(true)}
      className={`${box} group`}
    >
      {still}
      <span className="chamfer chamfer-foot absolute bottom-3 left-3 grid size-14 place-items-center text-bright [--edge:var(--color-edge)] group-hover:[--fill:var(--color-lifted)]">
        <Play size={28} />
      </span>
    </button>
  );
}
