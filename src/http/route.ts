import type { Static, TObject, TSchema } from 'typebox';
import Type from 'typebox';
import type { ErrorCode } from '../errors.js';
import type { Form } from './form.js';
import type { Auth, CallerOf } from './guards.js';
import type { Reply, StreamedReply } from './reply.js';
import type { Rooms } from './rooms.js';
import { words } from './schemas.js';
import type { Upload } from './upload.js';

/**
 * One operation of the API: everything about it in one place. The declaration is what is
 * enforced, and what the OpenAPI document says.
 */
export interface Declaration<
  Path extends string,
  A extends Auth,
  Query extends TObject,
  Body extends BodyKind,
  Replies extends ReplyKinds,
> {
  /** Unique; the operationId of the OpenAPI document and the label of the metrics. */
  readonly id: string;
  readonly summary: string;
  /** Who may call; of a list, any of them. With `none` in it, no credentials are needed. */
  readonly auth: A | readonly A[];
  /** The header profileuserid is respected. */
  readonly profile?: boolean;
  /** Schemas of parameters of the path; a parameter without one is any text of up to 256 characters. */
  readonly params?: Readonly<Partial<Record<ParamNames<Path>, TSchema>>>;
  readonly query?: Query;
  /** A JSON schema, {@link bytes}, {@link form} or {@link upload}. */
  readonly body?: Body;
  /** Bytes of the largest body; 64 KiB unless given. */
  readonly bodyLimit?: number;
  /** By status. The first is the one of a value that `run` returns by itself. */
  readonly replies: Replies;
  readonly errors?: readonly ErrorCode[];
  /** Errors have the fields of RFC 6749 §5.2 as well. */
  readonly oauth?: boolean;
  /** `run` gives the same object while the answer is the same: its JSON is kept beside it. */
  readonly kept?: boolean;
  /** The specification leaves the operation, or its shapes, open. */
  readonly ownChoice?: boolean;
  run(input: Input<Path, A, Query, Body>): Answer<Replies> | Promise<Answer<Replies>>;
}

/** What a route is given to work with. */
export interface Input<Path extends string, A extends Auth, Query extends TObject, Body extends BodyKind> {
  readonly rooms: Rooms;
  readonly caller: CallerOf<A>;
  readonly params: Readonly<Record<ParamNames<Path>, string>>;
  readonly query: Static<Query>;
  readonly body: BodyOf<Body>;
  /** A header's value, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The address of whoever calls. */
  readonly address: string;
}

/** The names behind the colons of a path. */
export type ParamNames<Path extends string> = Path extends `${infer Left}/${infer Right}`
  ? ParamNames<Left> | ParamNames<Right>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** A body that is not JSON, of one of some media types. */
export interface BytesKind {
  readonly kind: 'bytes';
  readonly types: readonly string[];
}

/** A multipart/form-data body with the field `request`, which is JSON, and one file, which is held in memory. */
export interface FormKind<Request extends TSchema = TSchema> {
  readonly kind: 'form';
  readonly request: Request;
}

/** A multipart/form-data body with one file, which is not held in memory. */
export interface UploadKind {
  readonly kind: 'upload';
}

/** A reply that is not JSON. */
export interface RawKind {
  readonly kind: 'raw';
  readonly types: readonly string[];
}

/** A reply without a body. */
export interface NothingKind {
  readonly kind: 'nothing';
}

export type BodyKind = TSchema | BytesKind | FormKind | UploadKind;
export type ReplyKinds = Readonly<Record<number, TSchema | RawKind | NothingKind>>;

type BodyOf<B extends BodyKind> = B extends BytesKind
  ? { readonly contenttype: string; readonly data: Buffer }
  : B extends FormKind<infer Request>
    ? Form<Static<Request>>
    : B extends UploadKind
      ? Upload
      : B extends TSchema
        ? Static<B>
        : never;

type Answer<R extends ReplyKinds> = Reply | StreamedReply | { [S in keyof R]: AnswerOf<R[S]> }[keyof R];
type AnswerOf<K> = K extends NothingKind
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a room's command resolves with nothing
    undefined | void
  : K extends RawKind
    ? never
    : K extends TSchema
      ? DeepReadonly<Static<K>>
      : never;
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** A body of bytes. */
export const bytes = (...types: string[]): BytesKind => ({ kind: 'bytes', types });
/** A body of multipart/form-data with a file and the field `request`. */
export const form = <Request extends TSchema>(request: Request): FormKind<Request> => ({
  kind: 'form',
  request,
});
/** A body of multipart/form-data with one large file. */
export const upload: UploadKind = { kind: 'upload' };
/** A reply of bytes or text. */
export const raw = (...types: string[]): RawKind => ({ kind: 'raw', types });
/** A reply without a body. */
export const nothing: NothingKind = { kind: 'nothing' };

/** The methods that a route can have, as uWebSockets names them. */
export type Method = 'get' | 'head' | 'post' | 'put' | 'del';

/** A declared operation, its types checked and forgotten. */
export interface Route {
  readonly method: Method;
  /** With `:name` for a parameter, which ends at the next slash. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly auth: readonly Auth[];
  readonly profile: boolean;
  readonly params: TObject;
  readonly query: TObject | undefined;
  readonly body: BodyKind | undefined;
  readonly bodyLimit: number;
  readonly replies: ReplyKinds;
  readonly errors: readonly ErrorCode[];
  readonly oauth: boolean;
  readonly kept: boolean;
  readonly ownChoice: boolean;
  run(input: RunInput): unknown;
}

/** The {@link Input} of any route. */
export interface RunInput extends Omit<Input<string, Auth, TObject, TSchema>, 'params'> {
  readonly params: Readonly<Record<string, string>>;
}

const DEFAULT_BODY_LIMIT = 65_536;

function builder(method: Method) {
  return <
    const Path extends string,
    const A extends Auth,
    const Replies extends ReplyKinds,
    Query extends TObject = TObject,
    const Body extends BodyKind = TSchema,
  >(
    path: Path,
    declaration: Declaration<Path, A, Query, Body, Replies>,
  ): Route => ({
    method,
    path,
    id: declaration.id,
    summary: declaration.summary,
    auth: typeof declaration.auth === 'string' ? [declaration.auth] : declaration.auth,
    profile: declaration.profile ?? false,
    params: paramsSchema(path, declaration.params ?? {}),
    query: declaration.query,
    body: declaration.body,
    bodyLimit: declaration.bodyLimit ?? DEFAULT_BODY_LIMIT,
    replies: declaration.replies,
    errors: declaration.errors ?? [],
    oauth: declaration.oauth ?? false,
    kept: declaration.kept ?? false,
    ownChoice: declaration.ownChoice ?? false,
    run: (input) => declaration.run(input as unknown as Input<Path, A, Query, Body>),
  });
}

export const get = builder('get');
export const head = builder('head');
export const post = builder('post');
export const put = builder('put');
export const del = builder('del');

/** The names of a path's parameters, in order. */
export function paramNames(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));
}

function paramsSchema(path: string, own: Readonly<Record<string, TSchema | undefined>>): TObject {
  const names = paramNames(path);
  return Type.Object(Object.fromEntries(names.map((name) => [name, own[name] ?? words(256)])));
}
