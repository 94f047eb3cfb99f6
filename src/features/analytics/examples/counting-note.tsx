import type { Examples } from '@gallery/example'
import { Counted } from '@/features/analytics/counted'
import { CountingNote } from '@/features/analytics/counting-note'
import { FailedFigures } from '@/features/analytics/failed-figures'

const run = () => {}

type NoteProps = { uncounted?: number; failed?: number; isRetrying?: boolean }

const Note = ({ uncounted = 0, failed = 0, isRetrying = false }: NoteProps) => (
  <CountingNote
    state={{ uncounted, failed, isRetrying, error: undefined, onMore: run, onRetry: run }}
  />
)

export const examples: Examples = {
  'some not counted': () => <Note uncounted={14} />,
  'one failed': () => <Note failed={1} />,
  'some failed, some not counted': () => <Note failed={3} uncounted={14} />,
  'tried again': () => <Note failed={3} isRetrying />,
  'of other figures': () => (
    <FailedFigures isRetrying={false} onRetry={run}>
      The figures for 2 bundles could not be loaded and are not included in the total.
    </FailedFigures>
  ),
  'a count on the way, and arrived': () => (
    <>
      <p>
        Failed:{' '}
        <Counted value={undefined} isCounting>
          0
        </Counted>
      </p>
      <p>
        Failed:{' '}
        <Counted value={1910} isCounting>
          1,910
        </Counted>
      </p>
    </>
  ),
}
