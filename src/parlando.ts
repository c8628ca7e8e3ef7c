#!/usr/bin/env node
import './node-version.js';

// The HTTP parser reads this when it is loaded; its own limit of 4 KiB is too tight for tokens and long names.
process.env.UWS_HTTP_MAX_HEADERS_SIZE ??= '16384';
await import('./cli/cli.js');
