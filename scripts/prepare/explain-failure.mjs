const REASONS = [
  [/ENOSPC/, 'The disk is full. Free about 1 GB and start again.'],
  [/EACCES|EPERM|EROFS/, 'This folder cannot be written to. Make it yours, then start again.'],
  [
    /CERT_|_CERT|UNABLE_TO_VERIFY/,
    "The npm registry's certificate is not trusted here. Name your authority's file in NODE_EXTRA_CA_CERTS, then start again.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/,
    'The npm registry cannot be reached. Check the network (and `npm config get registry`, `npm config get proxy`), then start again.',
  ],
  [/E401|E403/, 'The npm registry refuses access. Check `npm config get registry` and its login.'],
];

/**
 * npm's output, followed by a sentence of advice.
 * @param {{ code: number, output: string, missing: string[] }} outcome `missing`: what was to be
 *   installed and is not, with versions
 */
export function explainFailure({ code, output, missing }) {
  return `${output.trim()}\n\n${findSentence({ code, output, missing })}`.trim();
}

function findSentence({ code, output, missing }) {
  if (code === 0) {
    return `The npm registry did not deliver ${missing.slice(0, 3).join(', ')}, which this machine needs. Start again; if that does not help, try another registry.`;
  }
  const known = REASONS.find(([pattern]) => pattern.test(output));
  if (known) return known[1];
  if (code === 127) {
    return 'npm could not be started. Install Node 20.9 or newer together with npm, then start again.';
  }
  return 'npm could not install the dependencies. Its own words stand above.';
}
