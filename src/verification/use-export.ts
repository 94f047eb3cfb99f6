import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isSilent } from '@/api/api-error'
import { tell } from '@/api/errors'
import type { Progress } from '@/api/exports/download'
import { useExportExtraResults } from '@/api/exports/mutations'
import type { Scope } from '@/auth/realm'
import type { Period } from '@/lib/period'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/ui/toast'
import { toAnalyticsRequest } from './load-dashboard'

/** One export at a time: start, progress, cancel, and its outcome told once. */
export function useExport(scope: Scope, onDone: () => void) {
  const { t } = useLingui()
  const { mutateAsync, reset } = useExportExtraResults(scope)
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (bundleId: string, days: Required<Period>) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setProgress({ received: 0, total: undefined })
    try {
      const file = await mutateAsync({
        request: { bundle_id: bundleId, ...toAnalyticsRequest(days) },
        signal: controller.signal,
        onProgress: setProgress,
      })
      saveFile(file.blob, file.name)
      void toast('success', t`Export successful`)
      onDone()
    } catch (error) {
      if (!isSilent(error)) setFailure(tell(error).text)
    } finally {
      reset()
      running.current = null
      setProgress(undefined)
    }
  }

  return {
    progress,
    failure,
    busy: progress !== undefined,
    start: (bundleId: string, days: Required<Period>) => void start(bundleId, days),
    cancel: () => running.current?.abort(),
    forget: () => setFailure(undefined),
  }
}
