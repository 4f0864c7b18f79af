import { t } from '@lingui/core/macro';
import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../form/button.tsx';
import { type Part, usePart } from './part.ts';

export type PartSlotProps<Props> = {
  part: Part<Props>;
  /** Whether it is visible: closed, it stays mounted for the exit animation. */
  open: boolean;
  onClose: () => void;
  /** Shown until the part has loaded, or if it never does. */
  title: string;
  text?: string | undefined;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/**
 * Place of a part that responds to a press. If its code is missing or breaks, a small dialog explains and offers a way to
 * continue; the page around it is unaffected.
 */
export function PartSlot<Props>(props: PartSlotProps<Props>) {
  const { part, open, onClose, title, text } = props;
  const state = usePart(part);
  useEffect(() => void part.fetch(), [part]);
  const standIn = (isBroken: boolean) =>
    open && (
      <StandIn
        title={title}
        text={text}
        isWaiting={state.status === 'waiting'}
        isBroken={isBroken}
        onRetry={() => void part.fetch()}
        onClose={onClose}
      />
    );
  if (state.status !== 'ready') return standIn(false);
  return <Boundary standIn={standIn(true)}>{props.children(state.Component)}</Boundary>;
}

type StandInProps = {
  title: string;
  text: string | undefined;
  isWaiting: boolean;
  isBroken: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** The native dialog: it needs no code that may be missing. */
function StandIn({ title, text, isWaiting, isBroken, onRetry, onClose }: StandInProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it is removed and before the part replaces it, so that the part records the pressed element as the one
    // to restore focus to.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={onClose}
      className="chamfer m-auto w-[calc(100%-32px)] max-w-[440px] p-5 text-bright outline-none backdrop:bg-sunken/80 max-sm:mb-4 sm:p-6"
    >
      <h2 className="font-display text-title font-medium">{title}</h2>
      {text && <p className="mt-2">{text}</p>}
      <p role="status" className="mt-2 text-quiet">
        {isWaiting && t`One moment, this is still loading.`}
        {!isWaiting &&
          (isBroken
            ? t`Something broke on our side. Load the page again if you need this.`
            : t`The rest of this did not load. Check your connection, then try again.`)}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t`Close`}</Button>
        {isBroken ? (
          <Button
            variant="main"
            onClick={() => window.location.reload()}
          >{t`Load the page again`}</Button>
        ) : (
          <Button
            variant="main"
            busy={isWaiting}
            busyText={t`Loading...`}
            onClick={onRetry}
          >{t`Try again`}</Button>
        )}
      </div>
    </dialog>
  );
}

type BoundaryProps = { standIn: ReactNode; children: ReactNode };

/** React supports error boundaries only as classes. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.standIn : this.props.children;
  }
}
