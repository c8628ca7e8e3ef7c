import type { TObject, TSchema } from 'typebox';
import { isKind } from './body.js';
import type { Auth } from './guards.js';
import type {
  BodyKind,
  BytesKind,
  FormKind,
  NothingKind,
  RawKind,
  ReplyKinds,
  Route,
  UploadKind,
} from './route.js';
import { STATUS, statusLine } from './status.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the routes: what they declare, no more and no less. */
export function openApi(
  routes: readonly Route[],
  info: { readonly version: string; readonly url: string },
): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');
    paths[path] = { ...paths[path], [METHODS[route.method]]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlando',
      version: info.version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.url }],
    paths,
    components: { schemas: components.schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

const METHODS = { get: 'get', head: 'head', post: 'post', put: 'put', del: 'delete' } as const;

const SECURITY_SCHEMES = {
  client: { type: 'http', scheme: 'basic', description: 'A client id and its secret.' },
  device: { type: 'http', scheme: 'bearer', description: 'Any token that is bound to a deviceid.' },
  user: { type: 'http', scheme: 'bearer', description: "A user's access token." },
  speech: { type: 'http', scheme: 'bearer', description: 'A delegated speech token.' },
  admin: { type: 'http', scheme: 'basic', description: 'An administrator account with the role.' },
} as const;

function operation(route: Route, components: Components): Json {
  const parameters = [
    ...parametersOf(route.params, 'path', components),
    ...(route.query ? parametersOf(route.query, 'query', components) : []),
    ...(route.profile ? [PROFILE_HEADER] : []),
  ];
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'server'],
    security: route.auth.map(requirement),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: bodyContent(route.body, components) } }),
    responses: { ...replies(route.replies, components), ...refusals(route, components) },
    ...(route.ownChoice && { 'x-own-choice': true }),
  };
}

const PROFILE_HEADER = {
  name: 'profileuserid',
  in: 'header',
  required: false,
  description: 'Acts for a sub-profile of the caller.',
  schema: { type: 'string' },
};

function requirement(auth: Auth): Json {
  if (auth === 'none') return {};
  const [scheme = auth, role] = auth.split(':');
  return { [scheme]: role === undefined ? [] : [role] };
}

function parametersOf(schema: TObject, place: 'path' | 'query', components: Components): Json[] {
  const required = new Set<string>((schema.required as readonly string[] | undefined) ?? []);
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => ({
    name,
    in: place,
    required: required.has(name) && !('default' in property),
    schema: components.refer(property),
  }));
}

function bodyContent(body: BodyKind, components: Components): Json {
  if (isKind<UploadKind>(body, 'upload')) return formContent({});
  if (isKind<FormKind>(body, 'form')) return formContent({ request: components.refer(body.request) });
  if (isKind<BytesKind>(body, 'bytes')) return Object.fromEntries(body.types.map((type) => [type, {}]));
  return { 'application/json': { schema: components.refer(body) } };
}

function formContent(fields: Json): Json {
  const properties = { file: { type: 'string', format: 'binary' }, ...fields };
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { 'multipart/form-data': { schema } };
}

function replies(kinds: ReplyKinds, components: Components): Json {
  return Object.fromEntries(
    Object.entries(kinds).map(([status, kind]) => {
      const description = statusLine(Number(status)).slice(4);
      if (isKind<NothingKind>(kind, 'nothing')) return [status, { description }];
      if (isKind<RawKind>(kind, 'raw')) {
        return [status, { description, content: Object.fromEntries(kind.types.map((type) => [type, {}])) }];
      }
      return [status, { description, content: { 'application/json': { schema: components.refer(kind) } } }];
    }),
  );
}

function refusals(route: Route, components: Components): Json {
  const codes = new Set(route.errors.map((code) => STATUS[code]));
  if (route.body || route.query || Object.keys(route.params.properties).length > 0) codes.add(400);
  if (route.body) for (const status of [413, 415]) codes.add(status);
  if (!route.auth.every((each) => each === 'none')) for (const status of [401, 403]) codes.add(status);
  const schema = components.refer(ERROR);
  return Object.fromEntries(
    [...codes].map((status) => [
      status,
      { description: statusLine(status).slice(4), content: { 'application/json': { schema } } },
    ]),
  );
}

const ERROR = {
  title: 'Error',
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  'x-own-choice': true,
} as const;

/** Schemas with a title stand once in the document and are referred to. */
class Components {
  readonly schemas: Json = {};

  refer(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((each) => this.refer(each));
    if (typeof schema !== 'object' || schema === null) return schema;
    const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.refer(value)]));
    const title = 'title' in schema && typeof schema.title === 'string' ? schema.title : undefined;
    if (title === undefined) return inner;
    this.schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  }
}
