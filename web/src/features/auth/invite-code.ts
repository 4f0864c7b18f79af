/** Extracts the code of the invite link that the visitor was following. */
export function inviteCodeOf(path: string | null): string | undefined {
  return /^\/team\/invite\/([\w-]+)$/.exec(path?.split(/[?#]/)[0] ?? '')?.[1];
}
