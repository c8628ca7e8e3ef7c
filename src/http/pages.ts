import { Reply } from './reply.js';

/** A page that a link in a mail opens: plain, readable without scripts and by screen readers. */
export function page(options: {
  readonly status: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}): Reply {
  const title = escapeHtml(options.title);
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${options.content}
</main>
</body>
</html>
`;
  return new Reply(options.status, { body, headers: HEADERS });
}

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;margin:0;background:#f6f5f2;color:#1c1b19}' +
  'main{max-width:26rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.6rem}' +
  'label{display:block;margin:1rem 0 .25rem}' +
  'input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #6b675f;border-radius:.25rem}' +
  'button{font:inherit;margin-top:1rem;padding:.5rem 1.25rem;border:0;border-radius:.25rem;background:#1f4e79;color:#fff}' +
  '[role=alert]{padding:.5rem .75rem;border-left:.25rem solid #a3261b;background:#fff}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Text made safe for HTML, also inside attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
