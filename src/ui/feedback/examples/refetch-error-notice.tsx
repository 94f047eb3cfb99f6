import type { Examples } from '@gallery/example'
import { FetchingMark, RefetchErrorNotice } from '@/ui/feedback/refetch-error-notice'

const Notice = () => (
  <RefetchErrorNotice reason="The server could not answer." onRetry={() => {}}>
    These sessions were loaded at 10:24.
  </RefetchErrorNotice>
)

const Long = () => (
  <RefetchErrorNotice
    reason="The server is being maintained until four in the afternoon. If it takes longer, write to the support."
    onRetry={() => {}}
  >
    The list could not be brought up to date, and shows the sessions of 10:24.
  </RefetchErrorNotice>
)

export const examples: Examples = {
  'cannot be updated': Notice,
  'long text': Long,
  'long text, on a phone': { Framed: Long, width: 390, height: 200 },
  updating: {
    Framed: () => (
      <div style={{ paddingBlockStart: 32 }}>
        <FetchingMark active />
        <p>Sessions of today</p>
      </div>
    ),
    width: 640,
    height: 96,
  },
}
