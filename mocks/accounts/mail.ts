import type { Database } from '@mocks/db'
import { settings } from '@mocks/settings'

/** What the mock "sent": nobody gets it, a person reads it in the panel or in the server's console. */
export type Mail = {
  at: string
  to: string
  subject: string
  /** A one-time code. */
  code?: string
  /** A path of the portal. */
  link?: string
}

const MAX_KEPT = 50

export function sendMail(db: Database, mail: Omit<Mail, 'at'>): void {
  db.mail.push({ at: new Date().toISOString(), ...mail })
  if (db.mail.length > MAX_KEPT) db.mail.shift()
  settings.say?.(
    ['mail to', `${mail.to}:`, mail.subject, mail.code, mail.link].filter(Boolean).join(' '),
  )
}
