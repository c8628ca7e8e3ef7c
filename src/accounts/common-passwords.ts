/** Words from which most guessed passwords are made. */
const STEMS =
  'password passwort iloveyou princess sunshine football baseball superman trustno1 computer michelle jennifer jessica ' +
  'whatever starwars samantha victoria alexander elizabeth charlotte michael welcome monkey dragon master shadow ' +
  'qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfghjkl asdfasdf zxcvbnm letmein admin administrator ' +
  'liverpool chelsea arsenal hello hallo freedom summer winter spring autumn charlie jordan pokemon internet ' +
  'changeme secret default guest test testtest abcdefgh abcdefghi abcdefghij passw0rd p@ssword p@ssw0rd pa55word ' +
  'access flower lovely babygirl cheese chocolate butterfly purple barcelona juventus basketball hockey soccer ' +
  'mustang corvette ferrari porsche mercedes killer ninja batman spiderman naruto google facebook samsung music ' +
  'loveme iloveu love angel tigger ginger pepper cookie daniel andrew joshua matthew thomas robert anthony parlando';
const ENDINGS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '01',
  '007',
  '2023',
  '2024',
  '2025',
  '2026',
];
const DIGITS =
  '12345678 123456789 1234567890 0123456789 01234567 87654321 987654321 9876543210 0987654321 11223344 12341234 ' +
  '123123123 12121212 13131313 69696969 147258369 159753456 789456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 ' +
  'qazwsxedc zaq12wsx abcd1234 abc12345 1234qwer qwer1234 asdf1234 a1b2c3d4 aa123456 a123456789 88888888 31415926 ' +
  '123456abc 123qweasd 1234abcd q1w2e3r4t5 10203040 20202020 12344321 123321123 00112233 19841984 20252025';

/** Passwords of eight and more characters that are tried first, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...STEMS.split(' ').flatMap((stem) => ENDINGS.map((ending) => stem + ending)),
  ...DIGITS.split(' '),
]);
