import { destination, type Logger, pino } from 'pino';
import type { Accounts } from '../accounts/accounts.js';
import { engines } from '../adapters/bundled-engines.js';
import { fixedAddress } from '../adapters/engine-address.js';
import { EngineConnection } from '../adapters/grpc-client.js';
import { GrpcContentEngine } from '../adapters/grpc-content-engine.js';
import type { Outbox } from '../adapters/outbox.js';
import { connectSpeech } from '../adapters/two-speech-engines.js';
import type { Config } from '../config.js';
import type { ContentEngine } from '../ports/content-engine.js';
import type { SpeechEngine } from '../ports/speech-engine.js';
import { Interactions } from '../speech/interactions.js';
import { InteractionsStore } from '../speech/interactions-store.js';
import type { Audit } from '../support/audit.js';
import { accountsOf, auditOf, openFoundation, outboxOf, providersOf } from './foundation.js';

/** Opens the accounts of an installation by themselves, whether or not its server runs. */
export async function openAccounts(
  config: Config,
): Promise<{ readonly accounts: Accounts; readonly close: () => Promise<void> }> {
  const foundation = await openFoundation(config, warnings());
  const accounts = accountsOf(foundation, providersOf(config));
  const close = async () => {
    await accounts.settled();
    await foundation.db.destroy();
  };
  return { accounts, close };
}

/** Mail and text messages of an installation that can send neither. */
export function openOutbox(config: Config): Outbox {
  return outboxOf(config);
}

/** Opens the audit log of an installation by itself. */
export async function openAudit(
  config: Config,
): Promise<{ readonly audit: Audit; readonly close: () => Promise<void> }> {
  const foundation = await openFoundation(config, warnings());
  return { audit: auditOf(foundation), close: () => foundation.db.destroy() };
}

/** Opens the voice interactions of an installation by themselves. */
export async function openInteractions(
  config: Config,
): Promise<{ readonly interactions: Interactions; readonly close: () => Promise<void> }> {
  const { db } = await openFoundation(config, warnings());
  const report = (error: unknown) => {
    throw error;
  };
  const interactions = new Interactions({ store: new InteractionsStore(db), report });
  return { interactions, close: () => db.destroy() };
}

/** Starts a speech engine by itself, or connects to the one that the settings name. */
export async function openSpeechEngine(
  config: Config,
  log: Logger,
): Promise<{ readonly speech: SpeechEngine; readonly close: () => Promise<void> }> {
  const running = engines({ ...config, contentEngines: [] }, log);
  await running.start();
  const { speech, close: disconnect } = connectSpeech(running);
  const close = async () => {
    disconnect();
    await running.stop();
  };
  return { speech, close };
}

/** Connects to the content engine at an address. */
export function openContentEngine(address: string): ContentEngine {
  const connection = new EngineConnection({ address: fixedAddress(address) });
  return new GrpcContentEngine({ connection, publicUrl: 'http://127.0.0.1' });
}

function warnings(): Logger {
  return pino({ level: 'warn' }, destination(2));
}
