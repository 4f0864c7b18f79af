import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';

export type CarouselControlsProps = {
  index: number;
  count: number;
  /** Left out while the code that moves the carousel is on its way. */
  onBack?: () => void;
  onForward?: () => void;
  /** Left out where nothing moves by itself. */
  onToggle?: (() => void) | undefined;
  isPlaying?: boolean;
};

/** Below a carousel: where it is, back, on, and a way to make it stand still. */
export function CarouselControls(props: CarouselControlsProps) {
  if (props.count < 2) return null;
  const look = 'border border-line bg-raised hover:border-edge';
  return (
    <div className="mt-4 flex items-center gap-2">
      <p className="mr-auto font-display text-title font-medium tabular-nums">
        {props.index + 1}
        <span className="text-quiet">/{props.count}</span>
      </p>
      {props.onToggle && (
        <IconButton
          label={props.isPlaying ? t`Pause` : t`Play`}
          icon={props.isPlaying ? <Pause size={20} /> : <Play size={20} />}
          onClick={props.onToggle}
          className={look}
        />
      )}
      <IconButton
        label={t`Previous event`}
        icon={<ChevronLeft size={24} />}
        disabled={!props.onBack}
        onClick={props.onBack}
        className={look}
      />
      <IconButton
        label={t`Next event`}
        icon={<ChevronRight size={24} />}
        disabled={!props.onForward}
        onClick={props.onForward}
        className={look}
      />
    </div>
  );
}
