import { Plural } from '@lingui/react/macro'
import { Button } from '@/ui/form/button'
import { FiguresError } from './figures-error'
import type { CountingState } from './use-counting'
import common from '@/ui/display/common.module.css'

/** Shows how many counts failed to load or weren't requested, with buttons to load them. */
export function CountingNote({ state }: { state: CountingState }) {
  const { uncounted, onMore, failed, isRetrying, onRetry } = state
  return (
    <>
      {failed > 0 ? (
        <FiguresError isRetrying={isRetrying} onRetry={onRetry}>
          <Plural
            value={failed}
            one="# count could not be loaded."
            other="# counts could not be loaded."
          />
        </FiguresError>
      ) : null}
      {uncounted > 0 ? (
        <Button size="compact-sm" variant="default" className={common.start} onClick={onMore}>
          <Plural value={uncounted} one="Count # more" other="Count # more" />
        </Button>
      ) : null}
    </>
  )
}
