/** A number to write to on WhatsApp, as `wa.me` has it, or undefined. Without a country it is India's. */
export function parsePhone(text: string): string | undefined {
  const digits = text
    .replace(/\p{Nd}/gu, (one) => one.normalize('NFKC'))
    .replace(/^.*?(?=[+\d])/s, '')
    .replace(/[^\d+]/g, '');
  const bare = digits.replace(/^\+/, '').replace(/^00/, '');
  if (/^[6-9]\d{9}$/.test(bare)) return `91${bare}`;
  if (/^0[6-9]\d{9}$/.test(bare)) return `91${bare.slice(1)}`;
  if (/^91[6-9]\d{9}$/.test(bare)) return bare;
  return digits.startsWith('+') && /^[1-9]\d{7,14}$/.test(bare) ? bare : undefined;
}

export function parseEmail(text: string): string | undefined {
  return /[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]{1,180}\.[a-z]{2,24}/i
    .exec(text.slice(0, 300))?.[0]
    ?.toLowerCase();
}
