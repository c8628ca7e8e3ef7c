import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Milliseconds at which the buckets of the histogram end. */
const BOUNDS = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;
const NAME = 'parlando_http_request_duration_seconds';

interface Series {
  readonly buckets: Float64Array;
  sum: number;
  count: number;
}

/** Requests by route and status, with their durations: plain counters, read only when somebody asks. */
export class RequestMetrics {
  readonly #series = new Map<string, Map<number, Series>>();

  constructor(registry: Registry) {
    registry.registerMetric(this as unknown as Parameters<Registry['registerMetric']>[0]);
  }

  readonly name = NAME;

  /** Counts the requests of a route; a status of 0: the client went before the reply. */
  route(id: string): (status: number, milliseconds: number) => void {
    const byStatus = new Map<number, Series>();
    this.#series.set(id, byStatus);
    return (status, milliseconds) => {
      let series = byStatus.get(status);
      if (!series) {
        series = { buckets: new Float64Array(BOUNDS.length), sum: 0, count: 0 };
        byStatus.set(status, series);
      }
      series.count += 1;
      series.sum += milliseconds;
      const place = BOUNDS.findIndex((bound) => milliseconds <= bound);
      if (place >= 0) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
    };
  }

  /** What prom-client asks a metric for. */
  async get(): Promise<MetricObjectWithValues<MetricValue<string>>> {
    const values: MetricValue<string>[] = [];
    for (const [route, byStatus] of this.#series) {
      for (const [status, series] of byStatus) values.push(...exposition({ route, status }, series));
    }
    return { name: NAME, help: 'HTTP requests by route and status', type: 'histogram', values } as never;
  }

  /** Part of prom-client's contract; the counts go on. */
  reset(): void {}
}

function exposition(labels: Record<string, string | number>, series: Series): MetricValue<string>[] {
  const values: (MetricValue<string> & { metricName: string })[] = [];
  let upTo = 0;
  for (const [i, bound] of BOUNDS.entries()) {
    upTo += series.buckets[i] ?? 0;
    values.push({ metricName: `${NAME}_bucket`, labels: { ...labels, le: bound / 1000 }, value: upTo });
  }
  values.push({ metricName: `${NAME}_bucket`, labels: { ...labels, le: '+Inf' }, value: series.count });
  values.push({ metricName: `${NAME}_sum`, labels, value: series.sum / 1000 });
  values.push({ metricName: `${NAME}_count`, labels, value: series.count });
  return values;
}
