/**
 * `npm run bench:report [-- RESULTS.json …]`: draws results that `npm run bench -- --save` kept (by default all of
 * them) as one self-contained page, `bench/results/report.html`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { plotAgainstSize, plotBars } from './support/plot.js';
import type { Results } from './support/results.js';
import type { Row } from './support/suite.js';
import { figure, label, remarks } from './support/table.js';

const folder = join(import.meta.dirname, '..', '..', 'bench', 'results');

function files(): readonly string[] {
  if (process.argv.length > 2) return process.argv.slice(2);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file));
}

async function suite(name: string, title: string, rows: readonly Row[]): Promise<string> {
  const plots = await Promise.all([
    ...sized(rows).map(plotAgainstSize),
    ...POINTS.flatMap(({ title, unit, of }) => {
      const drawn = rows.filter((row) => row.unit === unit && of.test(row.name) && row.value > 0);
      return drawn.length > 1 ? [plotBars(title, drawn)] : [];
    }),
  ]);
  return `<h3>${escapeHtml(name)}</h3><p>${escapeHtml(title)}</p>${tableOf(rows)}<div>${plots.join('')}</div>`;
}

/** What is drawn beside one another, whatever the suite. */
const POINTS = [
  { title: 'Latency percentiles', unit: 'ms', of: /\bp\d+\b/ },
  { title: 'Latency percentiles', unit: 'µs', of: /\bp\d+\b/ },
  { title: 'Throughput', unit: '/s', of: /./ },
] as const;

/** Figures that were measured at several sizes, those of one unit and dimension together. */
function sized(rows: readonly Row[]): readonly (readonly Row[])[] {
  const several = rows.filter(
    ({ name, against }) =>
      against && rows.some((row) => row.name === name && row.against?.size !== against.size),
  );
  return [...Map.groupBy(several, ({ unit, against }) => `${unit} ${against?.dimension}`).values()];
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const cells = [label(row), figure(row.value), row.unit, remarks(row)];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  return `<table>${lines.join('')}</table>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function run(file: string): Promise<string> {
  const results: Results = JSON.parse(readFileSync(file, 'utf8'));
  const suites = await Promise.all(
    Object.entries(results.suites)
      .filter(([, { rows }]) => rows.length > 0)
      .map(([name, { title, rows }]) => suite(name, title, rows)),
  );
  const form = results.quick ? 'short form' : 'full form';
  return `<h2>${escapeHtml(results.date.slice(0, 16).replace('T', ' '))} UTC</h2><p>${escapeHtml(results.machine)} · load average of the last minute ${figure(results.load)} · node ${escapeHtml(results.node)} · ${form} · ${escapeHtml(basename(file))}</p>${suites.join('')}`;
}

const STYLE =
  'body{font:15px system-ui;max-width:66em;margin:2em auto;padding:0 1em}td{padding:.1em .8em .1em 0;vertical-align:top}svg{max-width:100%;height:auto;margin:1em 2em 0 0}td:nth-child(-n+3){white-space:nowrap}td:nth-child(2){text-align:right;font-variant-numeric:tabular-nums}td:nth-child(4){color:#555}';

const runs = await Promise.all(files().map(run));
const page = join(folder, 'report.html');
writeFileSync(
  page,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlando bench</title><style>${STYLE}</style><h1>Parlando bench</h1>${runs.join('')}</html>\n`,
);
process.stdout.write(`${page}\n`);
