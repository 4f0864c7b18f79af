import { type Html, html } from '../pages/html.ts';

/** Renders the subset of Discord's Markdown that the site uses, in a single pass over any input. */
export function renderMarkdown(
  text: string,
  { roleName, zone }: { roleName: (id: string) => string; zone?: string },
): Html {
  const parts: Html[] = [];
  let plain = '';
  let isBold = false;
  const flush = () => {
    if (plain) parts.push(isBold ? html`<strong>${plain}</strong>` : html`${plain}`);
    plain = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      plain += text[at];
    } else if (text.startsWith('**', at)) {
      flush();
      isBold = !isBold;
      at += 1;
    } else if (sign === '`') {
      const end = text.indexOf('`', at + 1);
      if (end < 0) plain += sign;
      else {
        flush();
        parts.push(html`<code>${text.slice(at + 1, end)}</code>`);
        at = end;
      }
    } else if (sign === '<') {
      const end = text.indexOf('>', at);
      const special =
        end < 0 ? undefined : renderAngled(text.slice(at + 1, end), { roleName, zone });
      if (special) {
        flush();
        parts.push(special);
        at = end;
      } else plain += sign;
    } else if (sign === '\n') {
      flush();
      parts.push(html`<br>`);
    } else plain += sign;
  }
  flush();
  return html`${parts}`;
}

/** `<t:1790000000:R>`, `<@&role>`, `<https://…>`. */
function renderAngled(
  inside: string,
  { roleName, zone }: { roleName: (id: string) => string; zone?: string | undefined },
): Html | undefined {
  if (inside.startsWith('https://') || inside.startsWith('http://'))
    return html`<a href="${inside}">${inside}</a>`;
  if (inside.startsWith('@&')) return html`<mark>@${roleName(inside.slice(2))}</mark>`;
  const [tag, seconds, form = 'f'] = inside.split(':');
  const at = new Date(Number(seconds) * 1000);
  if (tag !== 't' || Number.isNaN(at.getTime())) return undefined;
  return html`<time datetime="${at.toISOString()}">${showTime(at, { form, zone })}</time>`;
}

/** As displayed in India. */
export function showTime(
  at: Date,
  { form, zone = 'Asia/Kolkata' }: { form: string; zone?: string | undefined },
): string {
  if (form === 'R') {
    const minutes = Math.round((at.getTime() - Date.now()) / 60_000);
    const words = new Intl.RelativeTimeFormat('en');
    if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
    if (Math.abs(minutes) < 48 * 60) return words.format(Math.round(minutes / 60), 'hour');
    return words.format(Math.round(minutes / 1440), 'day');
  }
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const shown =
    form === 't' ? time : form === 'F' ? { weekday: 'long', ...day, ...time } : { ...day, ...time };
  return new Intl.DateTimeFormat('en-IN', {
    ...shown,
    timeZone: zone,
  } as Intl.DateTimeFormatOptions).format(at);
}
