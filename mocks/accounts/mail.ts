import type { Database, Mail } from '@mocks/db'
import { settings } from '@mocks/settings'

const MAX_MAILS = 50

/** Puts a mail where the panel and the server's console show it. */
export function sendMail(db: Database, mail: Omit<Mail, 'at'>): void {
  db.mail.push({ at: new Date().toISOString(), ...mail })
  if (db.mail.length > MAX_MAILS) db.mail.shift()
  settings.print?.(
    ['mail to', `${mail.to}:`, mail.subject, mail.code, mail.link].filter(Boolean).join(' '),
  )
}
