/** The sample streaming service: something to link an account with. See README.md beside it. */
import { parseArgs } from 'node:util';
import { announceEngine } from '../grpc-service.js';
import { startSampleEngine } from './engine.js';

const HELP = `Usage: node dist/engines/sample/main.js [options]

  --listen HOST:PORT    where the gRPC services listen (127.0.0.1:0: any free port)
  --http-port PORT      the port on 127.0.0.1 of the sign-in and the streams (0: any free one)
  --redirect-uri URI    where sign-ins may end; can be given again (http://127.0.0.1:8080/account/linked)
  --token-seconds N     seconds for which access tokens are valid (60)
  --country CODE        offer the services only there; can be given again
  --slow MS             let every call take so many milliseconds longer
  --paused NAME         tell this user something before they play; can be given again
  --revoked NAME        let this user have taken back all access; can be given again
  --supervised          end when stdin ends
`;

const { values } = parseArgs({
  options: {
    listen: { type: 'string', default: '127.0.0.1:0' },
    'http-port': { type: 'string', default: '0' },
    'redirect-uri': { type: 'string', multiple: true },
    'token-seconds': { type: 'string', default: '60' },
    country: { type: 'string', multiple: true, default: [] },
    slow: { type: 'string', default: '0' },
    paused: { type: 'string', multiple: true, default: [] },
    revoked: { type: 'string', multiple: true, default: [] },
    supervised: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else {
  const engine = await startSampleEngine({
    listen: values.listen,
    httpPort: Number(values['http-port']),
    redirectUris: values['redirect-uri'] ?? ['http://127.0.0.1:8080/account/linked'],
    tokenSeconds: Number(values['token-seconds']),
    countries: values.country,
  });
  const { slow, paused, revoked } = values;
  Object.assign(engine.conditions, { slow: Number(slow), paused, revoked });
  announceEngine(engine, { supervised: values.supervised, details: { signin: engine.issuer } });
}
