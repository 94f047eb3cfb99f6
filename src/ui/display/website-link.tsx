import { normalizeWebsite } from '@/lib/website'
import { Data } from './data'

/** Link if the address is a valid URL. Otherwise, shows the address as plain text. */
export function WebsiteLink({ address }: { address: string | undefined }) {
  const url = address && normalizeWebsite(address)
  if (!url) return <Data>{address}</Data>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Data>{address}</Data>
    </a>
  )
}
