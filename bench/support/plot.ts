import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import type { Row } from './suite.js';

/** Draws a figure against the sizes at which it was measured, as SVG. */
export async function plot(rows: readonly Row[]): Promise<string> {
  const [first] = rows;
  if (!first?.against) return '';
  const { spec } = compile({
    title: first.name,
    width: 320,
    height: 200,
    data: { values: rows.map(({ value, against }) => ({ size: against?.size, value })) },
    mark: { type: 'line', point: true },
    encoding: {
      x: { field: 'size', type: 'quantitative', scale: { type: 'log' }, title: first.against.dimension },
      y: { field: 'value', type: 'quantitative', scale: { zero: true }, title: first.unit },
    },
  });
  return new View(parse(spec), { renderer: 'none' }).toSVG();
}
