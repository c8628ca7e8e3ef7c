#!/usr/bin/env node
// The native parts crash on other versions of Node without a word, so this file
// imports nothing before it has looked.
const [major] = process.versions.node.split('.').map(Number);
if (major !== 22) {
  process.stderr.write(
    `parlando needs Node 22 and this is ${process.version}: start it with npm or npx in the checkout, which bring their own.\n`,
  );
  process.exit(1);
}
// The HTTP parser reads this when it is loaded; its own limit of 4 KiB is too tight for tokens and long names.
process.env.UWS_HTTP_MAX_HEADERS_SIZE ??= '16384';
await import('./cli/cli.js');

export {};
