import type { Row } from './suite.js';

/** Repeats that lie further apart than this share of their median are not to be trusted. */
const TOO_WIDE = 0.3;

/** The rows of one suite as aligned text, with spreads and notes. */
export function table(rows: readonly Row[]): string {
  if (rows.length === 0) return '  nothing was measured';
  const cells = rows.map((row) => [label(row), figure(row.value), row.unit, remarks(row)]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map(([name = '', value = '', unit = '', remark = '']) =>
      [name.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), unit.padEnd(widths[2] ?? 0), remark].join(
        '  ',
      ),
    )
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}

/** The name of a figure, with the size at which it was measured. */
export function label(row: Row): string {
  return row.against
    ? `${row.name}, ${row.against.size.toLocaleString('en')} ${row.against.dimension}`
    : row.name;
}

/** A value with three digits or so. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

/** How far its repeats lie apart, and its note. */
export function remarks(row: Row): string {
  const parts = [];
  if (row.spread !== undefined) {
    parts.push(`± ${Math.round(row.spread * 50)}%${row.spread > TOO_WIDE ? ' (too wide to trust)' : ''}`);
  }
  if (row.note) parts.push(row.note);
  return parts.join(' · ');
}
