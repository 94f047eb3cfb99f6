import type { Examples } from '@gallery/example'
import { InlineAlert } from '@/ui/form/inline-alert'

const Long = () => (
  <InlineAlert tone="error" title="The list could not be published">
    <p>
      Row 1,204 has no date of birth, and 17 rows below it repeat names that the list already holds.
      Nothing of the file was taken over.
    </p>
    <p>Correct the file, then upload it again: uploads/sanctions_2026-11-20_final_v3.csv</p>
  </InlineAlert>
)

export const examples: Examples = {
  error: () => (
    <InlineAlert tone="error" title="Sign-in failed">
      The email or the password is wrong.
    </InlineAlert>
  ),
  'unknown outcome': () => (
    <InlineAlert tone="unknown" title="The bundle may not have been created">
      No readable response arrived. Check your bundles before you try again.
    </InlineAlert>
  ),
  warning: () => (
    <InlineAlert tone="warning" title="Your session ends in 2 minutes">
      What you have typed is kept in this browser.
    </InlineAlert>
  ),
  info: () => (
    <InlineAlert tone="info" title="Check your inbox">
      We sent a code to mona.saleh@example.com.
    </InlineAlert>
  ),
  'without a title': () => (
    <InlineAlert tone="info">Only the first 100,000 sessions are exported.</InlineAlert>
  ),
  'long text': Long,
  'long text, on a phone': { Framed: Long, width: 390, height: 300 },
}
