import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** An OpenID Connect provider, as an operator configures it. */
const LoginProvider = Type.Object({
  provider: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
  issuer: Type.String({ format: 'uri' }),
  client_id: Type.String({ minLength: 1 }),
  client_secret: Type.Optional(Type.String({ minLength: 1 })),
  /** Lower-case country codes; absent: every country. */
  countries: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{2}$' }))),
  scope: Type.Optional(Type.String()),
  /** How its ID tokens are signed; RS256 unless given. */
  algorithm: Type.Optional(Type.Enum(['RS256', 'PS256', 'ES256', 'EdDSA'])),
});

export type LoginProvider = Static<typeof LoginProvider>;

/** Reads the providers from a JSON file; throws a sentence about what is wrong with it. */
export function readLoginProviders(file: string): readonly LoginProvider[] {
  const providers = Compile(Type.Array(LoginProvider));
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}.`);
  }
  if (!providers.Check(value)) {
    const [first] = providers.Errors(value);
    throw new Error(`${file} is not a list of login providers: ${first?.instancePath} ${first?.message}.`);
  }
  const names = value.map(({ provider }) => provider);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`${file} has the login provider ${twice} twice.`);
  return value;
}
