import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { toast } from '@/ui/feedback/toast'
import { Toaster } from '@/ui/feedback/toaster'

function WithToast() {
  useEffect(() => void toast('success', 'Link copied'), [])
  return <Toaster />
}

export const examples: Examples = {
  'the first toast, for which the code loads': { Framed: WithToast, width: 640, height: 120 },
}
