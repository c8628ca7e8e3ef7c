import type { MessageInitShape } from '@bufbuild/protobuf';
import { AppError } from '../errors.js';
import {
  AccountService,
  type Credentials as CredentialsMessage,
  type ExchangeRequestSchema,
} from '../gen/parlando/content/v1/accounts_pb.js';
import type { ContentAccounts, Credentials, SigninProof, SigninRequest } from '../ports/content-accounts.js';
import type { EngineConnection } from './grpc-client.js';
import { given } from './grpc-content-messages.js';

/** Milliseconds: an engine asks its service's own server in turn. */
const DEADLINE = 8_000;

type Proof = MessageInitShape<typeof ExchangeRequestSchema>['proof'];

/** Users' accounts on the services of an engine. */
export class GrpcContentAccounts implements ContentAccounts {
  readonly #connection: EngineConnection;

  constructor(connection: EngineConnection) {
    this.#connection = connection;
  }

  async authorize(request: SigninRequest): Promise<string> {
    const { service, redirecturi, state, codechallenge, country } = request;
    const asked = { service, redirectUri: redirecturi, state, codeChallenge: codechallenge, country };
    const { uri } = await this.#connection.unary(AccountService.method.authorize, asked, DEADLINE);
    return uri;
  }

  async exchange(service: string, proof: SigninProof): Promise<Credentials> {
    const request = { service, proof: proofTo(proof) };
    const { credentials } = await this.#connection.unary(AccountService.method.exchange, request, DEADLINE);
    return credentialsFrom(credentials);
  }

  async refresh(service: string, refreshtoken: string): Promise<Credentials> {
    const request = { service, refreshToken: refreshtoken };
    const { credentials } = await this.#connection.unary(AccountService.method.refresh, request, DEADLINE);
    return credentialsFrom(credentials);
  }

  async revoke(
    service: string,
    { accesstoken, refreshtoken = '' }: { readonly accesstoken: string; readonly refreshtoken?: string },
  ): Promise<void> {
    const request = { service, accessToken: accesstoken, refreshToken: refreshtoken };
    await this.#connection.unary(AccountService.method.revoke, request, DEADLINE);
  }
}

function proofTo(proof: SigninProof): NonNullable<Proof> {
  switch (proof.kind) {
    case 'code': {
      const { code, redirecturi, codeverifier } = proof;
      return {
        case: 'authorizationCode',
        value: { code, redirectUri: redirecturi, codeVerifier: codeverifier },
      };
    }
    case 'closed':
      return { case: 'closedState', value: proof.state };
    case 'tokens': {
      const { accesstoken, refreshtoken = '', expiresin = 0 } = proof;
      return {
        case: 'sdkTokens',
        value: { accessToken: accesstoken, refreshToken: refreshtoken, expiresIn: expiresin },
      };
    }
    case 'login':
      return { case: 'login', value: { username: proof.username, password: proof.password } };
    case 'apikey':
      return { case: 'login', value: { apiKey: proof.apikey } };
  }
}

function credentialsFrom(message: CredentialsMessage | undefined): Credentials {
  if (!message || message.accessToken === '')
    throw new AppError('service_failed', 'The service gave no access.');
  return {
    accesstoken: message.accessToken,
    ...given('refreshtoken', message.refreshToken),
    ...given('expiresin', message.expiresIn),
    userid: message.userid,
    ...given('subscription', message.subscription),
    ...given('country', message.country.toLowerCase()),
    ...given('clientid', message.clientId),
  };
}
