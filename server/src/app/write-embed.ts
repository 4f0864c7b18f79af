import { languages } from '@one-dream/contract/languages.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { cutsBelow } from '@one-dream/contract/scoring/cut-lines.ts';
import { labelText } from '@one-dream/contract/scoring/label.texts.ts';
import { bandText } from '@one-dream/contract/scoring/stage-words.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { WholeStage } from '../features/sharing/standings-file.actions.ts';
import { pictureTexts as texts } from '../pictures.texts.ts';
import { escapeHtml } from './escape-html.ts';

const style = `
:root{color-scheme:dark}
body{margin:0;background:#0b0e0c;color:#edf2ea;font:16px/1.4 Hind,system-ui,sans-serif}
h1{margin:0;padding:12px 14px 2px;font:700 26px/1.1 Teko,Hind,sans-serif;text-transform:uppercase}
p{margin:0;padding:0 14px 10px;color:#9aa79c;font-size:14px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{padding:6px 14px;text-align:left;font-weight:600}
th,td{padding:7px 8px;text-align:right;border-top:1px solid #2a332c;font-weight:400}
thead th{color:#9aa79c;font-size:14px}
tbody tr:nth-child(even){background:#131814}
th:nth-child(2){width:100%;text-align:left;overflow-wrap:anywhere}
th:first-child,td:first-child{padding-left:14px;text-align:left}
td:last-child{padding-right:14px;font:700 22px/1 Teko,Hind,sans-serif}
.cut td{border-top:2px dashed #3ddc84;padding:2px 14px;color:#3ddc84;font:400 14px/1.4 Hind,sans-serif;text-align:left}
footer{padding:10px 14px;border-top:1px solid #2a332c;font-size:14px}
a{color:#ffb31a}
@media(max-width:520px){.wide{display:none}}
`;

/** A page without scripts, for other sites to frame; it refreshes every minute. */
export function writeEmbed(
  { title, standings, stage, tables }: WholeStage,
  shown: { publicUrl: string; tournamentId: string; fontFaces: string; organisation: Organisation },
): string {
  const { language, name } = shown.organisation;
  const translate = (text: Translatable) => escapeHtml(translateTo(language, text));
  const state = standings.isCancelled
    ? texts.cancelled
    : stage.isFinal
      ? texts.final
      : texts.provisional;
  const page = `${shown.publicUrl}${pathTo('standings', { id: shown.tournamentId })}`;
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<title>${translate(texts.standings)}: ${escapeHtml(title)}</title>
<style>${shown.fontFaces}${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(stage.name)} · ${translate(state)}</p>
${tables.map((table) => writeTable({ stage, table, translate })).join('\n')}
<footer><a href="${escapeHtml(page)}" target="_blank" rel="noopener">${translate(texts.liveAt({ organisation: name }))}</a></footer>
</body>
</html>
`;
}

function writeTable({
  stage,
  table,
  translate,
}: {
  stage: WholeStage['stage'];
  table: WholeStage['tables'][number];
  translate: (text: Translatable) => string;
}): string {
  const { labels } = stage.preset;
  const cuts = cutsBelow(stage.bands, table.rows);
  const rows = table.rows.map((row, index) => {
    const cut = cuts[index];
    const rank = row.rank === null ? '–' : `${row.rank}${row.isTied ? '=' : ''}`;
    return `<tr><td>${rank}</td><th scope="row">${escapeHtml(row.name)}</th><td class="wide">${row.played}</td><td class="wide">${row.wwcd}</td><td class="wide">${formatTenths(row.placementX10)}</td><td>${row.elims}</td><td>${formatTenths(row.totalX10)}</td></tr>${cut ? `<tr class="cut"><td colspan="7">${translate(bandText(cut))}</td></tr>` : ''}`;
  });
  const caption =
    table.group === null
      ? ''
      : `<caption>${translate(texts.group({ group: table.group }))}</caption>`;
  return `<table>${caption}<thead><tr><th scope="col">#</th><th scope="col">${translate(texts.team)}</th><th scope="col" class="wide">${translate(texts.matchesHead)}</th><th scope="col" class="wide">${translate(labelText(labels.win))}</th><th scope="col" class="wide">${translate(texts.placePointsHead)}</th><th scope="col">${translate(labelText(labels.elims))}</th><th scope="col">${translate(texts.totalHead)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
