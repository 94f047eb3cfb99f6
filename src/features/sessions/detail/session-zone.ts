import type { SessionDetail } from '@/api/sessions/schema'
import { formatZone } from '@/lib/format'

/** The zone in which the clock times of a session are shown; undefined for one that tells no start. */
export function sessionZone({ created_at }: SessionDetail, locale: string): string | undefined {
  const started = new Date(created_at)
  return Number.isNaN(started.getTime()) ? undefined : formatZone(started, locale)
}
