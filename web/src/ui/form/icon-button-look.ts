/** Classes of an icon-only button or link. */
export const iconButtonLook =
  'inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright disabled:opacity-50';
