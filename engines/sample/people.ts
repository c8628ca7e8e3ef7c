import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import type { Access } from '../../src/gen/parlando/content/v1/content_pb.js';
import { StatusError } from '../grpc-service.js';
import { messageToUser } from '../service-message.js';

/** Somebody with an account: the name is the password too. */
export interface Person {
  readonly name: string;
  /** The level of subscription. */
  readonly subscription: string;
}

/** The accounts of the service. */
export const PEOPLE: readonly Person[] = [
  { name: 'free', subscription: 'free' },
  { name: 'premium', subscription: 'premium' },
];

/** What is changed of the service while it runs, to see what the platform makes of it. */
export interface Conditions {
  /** Milliseconds that every call takes longer. */
  slow: number;
  /** Every call fails. */
  failing: boolean;
  /** Names of accounts whose users are told something before they play on. */
  paused: readonly string[];
  /** Names of accounts that have taken back all access. */
  revoked: readonly string[];
}

/** Finds out whose access a token is. */
export interface TokenBook {
  /** The name of an account; undefined: the token is not valid. */
  ownerOf(accesstoken: string): Promise<string | undefined>;
}

/** Lets calls through as the service is in the mood, and knows for whom they are. */
export class Porter {
  readonly conditions: Conditions;
  readonly #tokens: TokenBook;

  constructor(
    tokens: TokenBook,
    { slow = 0, failing = false, paused = [], revoked = [] }: Partial<Conditions>,
  ) {
    this.#tokens = tokens;
    this.conditions = { slow, failing, paused: [...paused], revoked: [...revoked] };
  }

  /** Waits, or fails, as the conditions are. */
  async pass(): Promise<void> {
    if (this.conditions.slow > 0) await pause(this.conditions.slow);
    if (this.conditions.failing)
      throw new StatusError(status.INTERNAL, 'the service fails as it was told to');
  }

  /** As {@link pass}; refuses access that is not valid any more. Undefined: nobody in particular calls. */
  async visitor(access: Access | undefined): Promise<Person | undefined> {
    await this.pass();
    if (!access) return undefined;
    const name = await this.#tokens.ownerOf(access.accessToken);
    if (name !== undefined && this.conditions.revoked.includes(name)) throw accessRevoked();
    const person = PEOPLE.find((each) => each.name === name);
    if (!person) throw new StatusError(status.UNAUTHENTICATED, 'the token is not valid');
    return person;
  }

  /** Only those with an account get further. */
  async member(access: Access | undefined): Promise<Person> {
    const person = await this.visitor(access);
    if (!person) throw new StatusError(status.UNAUTHENTICATED, 'only for those with an account');
    return person;
  }

  /** Only those who may play get further. */
  async listener(access: Access | undefined): Promise<Person> {
    const person = await this.member(access);
    if (this.conditions.paused.includes(person.name)) throw PAUSED;
    return person;
  }
}

/** Somebody has taken back the access that they gave. */
export function accessRevoked(): StatusError {
  return new StatusError(status.PERMISSION_DENIED, 'the user has revoked the access');
}

const PAUSED = messageToUser({
  terse: 'Paused',
  brief: 'Your account plays somewhere else.',
  explanation:
    'Your account plays somewhere else.<br>Play <a href="https://sample.example/help">here</a> instead?',
  options: [
    { label: 'Play here', resume: true, action: 'post', uri: 'https://sample.example/resume' },
    { label: 'Help', resume: false, action: 'www', uri: 'https://sample.example/help' },
    { label: 'Close', resume: false },
  ],
});
