import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/feedback/toast'

/** Replaces a part whose code failed to load. Shows a toast, and the screen stays. */
export function LoadFailure({ onNotified }: { onNotified: () => void }) {
  const { t } = useLingui()
  const text = t`This part could not be loaded. Reload the page to try again.`
  const notify = useEffectEvent(() => {
    void toast('failure', text)
    onNotified()
  })
  useEffect(() => notify(), [])
  return null
}
