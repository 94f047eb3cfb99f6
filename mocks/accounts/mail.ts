import type { Database, Mail } from '@mocks/db'
import { settings } from '@mocks/settings'
import type { Language, Text } from '@mocks/texts/lazy-text'

const MAX_MAILS = 50

type MailParts = Omit<Mail, 'at' | 'subject'> & { subject: Text }

/** Stores an email for the mock panel and prints it to the server's console. */
export function sendMail(db: Database, lang: Language, parts: MailParts): void {
  const mail = { ...parts, subject: parts.subject({ lang }) }
  db.mail.push({ at: new Date().toISOString(), ...mail })
  if (db.mail.length > MAX_MAILS) db.mail.shift()
  settings.print?.(
    ['mail to', `${mail.to}:`, mail.subject, mail.code, mail.link].filter(Boolean).join(' '),
  )
}
