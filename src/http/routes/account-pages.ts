import { AppError } from '../../errors.js';
import { escapeHtml, page } from '../pages.js';
import type { Reply } from '../reply.js';
import { bytes, get, post, type Route, raw } from '../route.js';
import { optional, text } from '../schemas.js';

const Html = raw('text/html');
const Link = optional({ token: text(256) });

/** The pages that links in mails open. */
export const accountPageRoutes: readonly Route[] = [
  get('/account/verify', {
    id: 'verifyEmailPage',
    summary: 'Confirms an email by the link of a mail.',
    auth: 'none',
    ownChoice: true,
    query: Link,
    replies: { 200: Html, 404: Html },
    run: ({ rooms, query }) =>
      answered(async () => {
        await rooms.accounts.verifyEmail(query.token ?? '');
        return page({
          status: 200,
          title: 'Email confirmed',
          content: '<p>Thank you. You can close this page.</p>',
        });
      }),
  }),
  get('/account/reset', {
    id: 'resetPasswordPage',
    summary: 'Asks for a new password, by the link of a mail.',
    auth: 'none',
    ownChoice: true,
    query: Link,
    replies: { 200: Html, 404: Html },
    run: ({ rooms, query }) =>
      answered(async () => {
        await rooms.accounts.expectReset(query.token ?? '');
        return passwordForm(query.token ?? '');
      }),
  }),
  post('/account/reset', {
    id: 'resetPassword',
    summary: 'Sets the new password.',
    auth: 'none',
    ownChoice: true,
    body: bytes('application/x-www-form-urlencoded'),
    bodyLimit: 16_384,
    replies: { 200: Html, 400: Html, 404: Html },
    run: ({ rooms, body }) => {
      const form = new URLSearchParams(body.data.toString('utf8'));
      const token = form.get('token') ?? '';
      return answered(async () => {
        await rooms.accounts.resetPassword(token, form.get('password') ?? '');
        const content = '<p>Your new password is set. Log in with it in your app.</p>';
        return page({ status: 200, title: 'Password set', content });
      }, token);
    },
  }),
];

/** Tells on a page what went wrong, to a person rather than to a program. */
async function answered(answer: () => Promise<Reply>, token?: string): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') return DEAD_LINK;
    if (error.code === 'invalid_request' && token !== undefined) {
      return passwordForm(token, error.errors?.password ?? error.message);
    }
    throw error;
  }
}

const DEAD_LINK = page({
  status: 404,
  title: 'This link does not work',
  content: '<p>It was used already, or it is too old. Ask for a new one in your app.</p>',
});

function passwordForm(token: string, problem?: string): Reply {
  const alert = problem === undefined ? '' : `<p role="alert">The password ${escapeHtml(problem)}.</p>\n`;
  return page({
    status: problem === undefined ? 200 : 400,
    title: 'Set a new password',
    content: `${alert}<form method="post" action="/account/reset">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">New password (8 characters or more)</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" maxlength="128" required>
<button>Set password</button>
</form>`,
  });
}
