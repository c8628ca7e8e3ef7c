import t from 'tap';
import { Mailbox } from '../../../src/actor/mailbox.js';

function note() {
  const errors: unknown[] = [];
  return { errors, report: (error: unknown) => void errors.push(error) };
}

t.test('messages are handled in order', async (t) => {
  const handled: number[] = [];
  const mailbox = new Mailbox<number>({ handle: (message) => void handled.push(message), ...note() });
  for (const message of [1, 2, 3]) mailbox.tell(message);
  t.same(handled, [1, 2, 3]);
});

t.test('what a handler tells is handled after it, not within', async (t) => {
  const log: string[] = [];
  const mailbox: Mailbox<number> = new Mailbox<number>({
    handle: (message) => {
      log.push(`begin ${message}`);
      if (message < 3) mailbox.tell(message + 1);
      log.push(`end ${message}`);
    },
    ...note(),
  });
  mailbox.tell(1);
  t.same(log, ['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
});

t.test('a handler that throws is reported, and the messages after it are handled', async (t) => {
  const { errors, report } = note();
  const handled: number[] = [];
  const mailbox: Mailbox<number> = new Mailbox<number>({
    handle: (message) => {
      if (message === 1) {
        mailbox.tell(2);
        throw new Error('one');
      }
      handled.push(message);
    },
    report,
  });
  mailbox.tell(1);
  mailbox.tell(3);
  t.same(handled, [2, 3]);
  t.match(errors, [{ message: 'one' }]);
});

t.test('a closed mailbox drops what waits and what follows', async (t) => {
  const handled: number[] = [];
  const mailbox: Mailbox<number> = new Mailbox<number>({
    handle: (message) => {
      handled.push(message);
      mailbox.tell(2);
      mailbox.close();
    },
    ...note(),
  });
  mailbox.tell(1);
  mailbox.tell(3);
  t.same(handled, [1]);
});
