import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { read } from './files.mjs';
import { verdict } from './results.mjs';

/** Generated or external files: by name anywhere, and by path. */
const SKIPPED = ['node_modules', 'build', 'dist', 'data', '.git'];
const SKIPPED_AT_ROOT = ['screenshots', 'reports'];
/** Historical documents, which name removed files, and a template. */
const NOT_HELD = ['CHANGELOG.md', 'docs/decisions/0000-template.md'];
const SOURCE = /\.(?:tsx?|mjs|js|sql|json|css|html|ya?ml)$|Dockerfile$|Caddyfile$|\.ci\/run$/;
const COMMENT = /^ *(?:\/?\*|\/\/|--).*$/gm;

/** Names of other programs. */
const FOREIGN =
  'GetObject PutObject DeleteObject ListBucket Topic SlowBuffer Autocomplete ETag'.split(' ');

/**
 * Checks the documents against the repository: every link target exists, and so does every file and name of the code in
 * backticks.
 */
export function checkDocuments() {
  const files = listFiles('');
  const code = files
    .filter((file) => SOURCE.test(file))
    .map((file) => read(file).replaceAll(COMMENT, ''))
    .join('\n');
  const known = {
    code,
    words: new Set(code.match(/[A-Za-z_$][\w$]*/g)),
    files: new Set(files.flatMap(listEndings)),
  };
  const documents = files.filter((file) => file.endsWith('.md') && !NOT_HELD.includes(file));
  const faults = documents.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...listDeadLinks(file, line), ...listUnknown(line, known)].map(
          (fault) => `${file}:${index + 1}: ${fault}`,
        ),
      ),
  );
  return verdict(faults, `${documents.length} documents name what is there`);
}

/** @returns {string[]} paths relative to the root */
function listFiles(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return SKIPPED.includes(entry.name) || SKIPPED_AT_ROOT.includes(file) ? [] : listFiles(file);
    return [file];
  });
}

/** Suffixes that identify a file or one of its folders: `a/b/c.ts` is also `b/c.ts`, `a/b` and `b`. */
function listEndings(file) {
  const parts = file.split('/');
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, length) => parts.slice(from, from + length + 1).join('/')),
  );
}

function listDeadLinks(file, line) {
  return [...line.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target))
    .filter((target) => {
      const [to, anchor] = target.split('#');
      const place = to ? path.posix.join(path.posix.dirname(file), to) : file;
      if (!existsSync(path.join(root, place))) return true;
      return anchor !== undefined && !listAnchors(place).includes(anchor);
    })
    .map((target) => `the link ${target} leads nowhere`);
}

function listAnchors(file) {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function listUnknown(line, known) {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, text]) => text)
    .filter((text) => !isKnown(text.replace(/^\.?\//, '').replace(/\/$/, ''), known))
    .filter((text) => !FOREIGN.includes(text))
    .map((text) => `nothing is called ${text}`);
}

function isKnown(text, { code, words, files }) {
  if (files.has(text)) return true;
  // A file without its extension: `overlay.actions`.
  if (/^[a-z-]+\.(?:actions|events|rules|queries|routes|presenters|hooks|jobs|notices)$/.test(text))
    return files.has(`${text}.ts`);
  if (/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(.*\))?$/.test(text)) {
    if (/\.(?:tsx?|mjs|js|sql|md|tsv)$/.test(text)) return code.includes(text);
    const [names = ''] = text.split('(');
    return names.split('.').every((name) => words.has(name));
  }
  if (/^[\w@.-]+(?:\/[\w@.-]+)+$/.test(text) || /^[\w.-]+\.(?:tsx?|mjs|sql|md)$/.test(text))
    return code.includes(text) || /^[A-Z_]+\/|^web\/dist\//.test(text);
  return true;
}
