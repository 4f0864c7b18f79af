import { toast } from './toast.ts';

/**
 * Copies a text and says so.
 * @param says `failed`: what to do instead, where the browser does not let a page copy
 * @returns whether it is copied
 */
export async function copyText(
  text: string,
  says: { done?: string; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.error(error);
    toast.bad(says.failed);
    return false;
  }
  if (says.done) toast.good(says.done);
  return true;
}

/** Hands something to the system's share sheet. Closing the sheet is not an error. */
export async function shareBySystem(shared: ShareData, failed: string): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error(error);
    toast.bad(failed);
  }
}
