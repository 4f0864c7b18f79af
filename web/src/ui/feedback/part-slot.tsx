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
  /** Whether it is to be seen: closed, it stays for the movement with which it leaves. */
  open: boolean;
  onClose: () => void;
  /** Shown until the part is loaded, and if it never is. */
  title: string;
  text?: string | undefined;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/**
 * Where a part stands that answers a press. Without its code, or if it breaks, a small dialog stands
 * in that says what there is to say and how to go on; the page around it stays as it is.
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

/** The browser's own dialog: it needs no code that may be missing. */
function StandIn({ title, text, isWaiting, isBroken, onRetry, onClose }: StandInProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it is taken away and before the part stands in its place, which remembers where the focus was:
    // on what was pressed.
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

/** React knows boundaries as classes only. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.standIn : this.props.children;
  }
}
