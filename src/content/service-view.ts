import type { ContentService, Playback, SubscriptionCapability, Upsell } from '../ports/content-engine.js';

/** A service as GET /v1/config shows it (specification, section 2.8). */
export interface ServiceView {
  readonly id: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  readonly upsell?: Upsell;
  readonly searchtypes: readonly string[];
  readonly drilldowntypes: readonly string[];
  readonly recommendtypes: readonly string[];
  readonly subscriptioncapabilities?: readonly SubscriptionCapability[];
  readonly playback: Omit<Playback, 'protocol'>;
}

/** What apps may know of a service; how its engine is spoken to is nobody's business. */
export function serviceViewOf(service: ContentService): ServiceView {
  const { id, name, capabilities, upsell, searchtypes, drilldowntypes, recommendtypes } = service;
  const { subscriptioncapabilities } = service;
  const { protocol: _, ...playback } = service.playback;
  return {
    id,
    name,
    capabilities,
    ...(upsell && { upsell }),
    searchtypes,
    drilldowntypes,
    recommendtypes,
    ...(subscriptioncapabilities && { subscriptioncapabilities }),
    playback,
  };
}
