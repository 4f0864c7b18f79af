/** Asks the person at the screen to show who they are, saying what for. Resolves to whether they did. */
type Ask = (purpose: string | undefined) => Promise<boolean>;

let ask: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** Tells what asks: the dialog, which is there once the page has come to life. @returns how to take it back */
export function onConfirmationNeeded(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** Asks once, however many calls wait for it. @param purpose `Pay out ₹12,000` */
export function confirmItIsMe(purpose?: string): Promise<boolean> {
  underWay ??= (ask?.(purpose) ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
