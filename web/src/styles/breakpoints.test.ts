import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mobileBreakpointPx } from '../ui/breakpoints.ts';

test('the styles turn from phone to desk where the product does', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(read('tokens.css')).toContain(`--breakpoint-md: ${mobileBreakpointPx}px;`);
  const widths = [...read('shapes.css').matchAll(/width >= (\d+)px/g)].map(([, width]) => width);
  expect(widths).toEqual([`${mobileBreakpointPx}`]);
});
