/** Asks the user to confirm their identity for a purpose. Resolves to whether they did. */
type Ask = (purpose: string | undefined) => Promise<boolean>;

let ask: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers the dialog that asks, once the page is hydrated. @returns a function to unregister it */
export function onConfirmationNeeded(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** Asks once for all waiting calls. @param purpose `Pay out ₹12,000` */
export function confirmItIsMe(purpose?: string): Promise<boolean> {
  underWay ??= (ask?.(purpose) ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
