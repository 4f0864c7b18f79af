/** A picture alone that is pressed, as a button or as a link. */
export const iconButtonLook =
  'inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright disabled:opacity-50';
