import { t } from '@lingui/core/macro';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../form/button.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import type { LazyComponent } from './lazy-component.ts';

export type LazyDialogProps<Props> = {
  dialog: LazyComponent<Props>;
  /** Whether it is visible: closed, it stays mounted for the exit animation. */
  open: boolean;
  onClose: () => void;
  /** Shown until the code has loaded, or if it never does. */
  title: string;
  text?: string | undefined;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/**
 * A dialog whose code is loaded separately. If it is missing or breaks, a small native dialog explains and offers a way to continue;
 * the page around it is unaffected.
 */
export function LazyDialog<Props>(props: LazyDialogProps<Props>) {
  const { dialog, open, onClose, title, text } = props;
  const { Component, isFailed, retry } = useLoaded(dialog);
  const standIn = (isBroken: boolean) =>
    open && (
      <StandIn
        title={title}
        text={text}
        isWaiting={!isFailed && !isBroken}
        isBroken={isBroken}
        onRetry={retry}
        onClose={onClose}
      />
    );
  if (!Component) return standIn(false);
  return <LazyBoundary fallback={standIn(true)}>{props.children(Component)}</LazyBoundary>;
}

function useLoaded<Props>(dialog: LazyComponent<Props>) {
  const [Component, setComponent] = useState(() => dialog.loaded);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await dialog.load();
      setComponent(() => loaded);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, [dialog]);
  useEffect(() => void load(), [load]);
  return { Component, isFailed, retry: () => void load() };
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
    // Closed before it is removed and before the dialog replaces it, so that the dialog records the pressed element as the one
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
