import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import type { PicturesDialog } from './reader/pictures-dialog.tsx';

/** Exported for preloading where its button is shown. */
export const picturesDialog = lazyComponent(
  async () => (await import('./reader/pictures-dialog.tsx')).PicturesDialog,
);

/** Loaded on demand: most matches are entered by tapping. */
export function LazyPictures(props: ComponentProps<typeof PicturesDialog>) {
  return (
    <LazyDialog dialog={picturesDialog} open onClose={props.onClose} title={t`Read from pictures`}>
      {(Component) => <Component {...props} />}
    </LazyDialog>
  );
}
