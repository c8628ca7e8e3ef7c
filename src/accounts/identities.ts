/** The form of an email address in which two are compared: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
