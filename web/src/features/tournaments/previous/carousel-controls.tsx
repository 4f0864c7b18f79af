import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';

type CarouselControlsProps = {
  index: number;
  count: number;
  /** Omitted while the carousel's code is loading. */
  onBack?: () => void;
  onForward?: () => void;
  /** Omitted if nothing moves automatically. */
  onToggle?: (() => void) | undefined;
  isPlaying?: boolean;
};

/** Controls below a carousel: position, back, forward, pause. */
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
