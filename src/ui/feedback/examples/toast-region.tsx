import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { ToastRegion, showToast } from '@/ui/feedback/toast-region'

type Toast = Parameters<typeof showToast>

/** Toasts close after a few seconds, so each visit shows them again. */
function Toasts({ all }: { all: readonly Toast[] }) {
  useEffect(() => {
    for (const toast of all) showToast(...toast)
  }, [all])
  return <ToastRegion />
}

const savedToast: Toast = ['success', 'Changes saved']
const exportedToast: Toast = ['success', 'Export successful', '1,204 rows']
const failedToast: Toast = ['failure', 'Failed to export data', 'The server could not answer.']
const long: Toast = [
  'failure',
  'The session could not be deleted',
  'The server is being maintained until four in the afternoon. If it takes longer, write to the support with the number of the session.',
]
const foreign: Toast = ['failure', 'The list could not be replaced', 'الملف كبير جدًا', 'ar']

const one = [savedToast]
const many = [exportedToast, failedToast, long, foreign]

export const examples: Examples = {
  success: { Framed: () => <Toasts all={one} />, width: 640, height: 120 },
  'many, with details': { Framed: () => <Toasts all={many} />, width: 768, height: 480 },
  'on a phone': { Framed: () => <Toasts all={many} />, width: 390, height: 480 },
}
