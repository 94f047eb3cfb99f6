import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/feedback/toast'

/** In place of a part whose code did not come: the screen stays, and the person is told. */
export function LoadFailure({ onTold }: { onTold: () => void }) {
  const { t } = useLingui()
  const text = t`This part could not be loaded. Reload the page to try again.`
  const tell = useEffectEvent(() => {
    void toast('failure', text)
    onTold()
  })
  useEffect(() => tell(), [])
  return null
}
