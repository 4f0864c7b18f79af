/** `128/1000` as numbers. What cannot be read counts as no slots at all. */
export function readSlots(text: string): { used: number; total: number } {
  const match = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(text);
  return { used: Number(match?.[1] ?? 0), total: Number(match?.[2] ?? 0) };
}
