import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Row } from './suite.js';
import { label } from './table.js';

/** Draws figures at several sizes, one line for each name, as SVG. All are of one unit and dimension. */
export function plotAgainstSize(rows: readonly Row[]): Promise<string> {
  const [first] = rows;
  return draw({
    width: 360,
    height: 220,
    data: { values: rows.map(({ name, value, against }) => ({ name, size: against?.size, value })) },
    mark: { type: 'line', point: true },
    encoding: {
      x: {
        field: 'size',
        type: 'quantitative',
        scale: { type: 'log' },
        title: first?.against?.dimension ?? '',
      },
      y: { field: 'value', type: 'quantitative', scale: { zero: true }, title: first?.unit ?? '' },
      color: {
        field: 'name',
        type: 'nominal',
        title: null,
        legend: { labelLimit: 320, orient: 'bottom', columns: 1 },
      },
    },
  });
}

/** Draws figures of one unit beside one another, as SVG; on a logarithmic scale, since they differ widely. */
export function plotBars(title: string, rows: readonly Row[]): Promise<string> {
  const values = rows.map((row) => ({ name: label(row), value: row.value }));
  return draw({
    title,
    width: 420,
    data: { values },
    mark: { type: 'point', filled: true, size: 60 },
    encoding: {
      x: { field: 'value', type: 'quantitative', scale: { type: 'log' }, title: rows[0]?.unit ?? '' },
      y: { field: 'name', type: 'nominal', sort: null, title: null, axis: { labelLimit: 520, grid: true } },
    },
  });
}

function draw(spec: TopLevelSpec): Promise<string> {
  return new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG();
}
