import { normalizeWebsite } from '@/lib/website'
import { Data } from './data'

/** Links only to a valid URL. Anything else is shown as plain text. */
export function WebsiteLink({ address }: { address: string | undefined }) {
  const url = address && normalizeWebsite(address)
  if (!url) return <Data>{address}</Data>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Data>{address}</Data>
    </a>
  )
}
