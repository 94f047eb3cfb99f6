import { useRef, useState } from 'react'

/**
 * Submits one at a time (row J1): another call does nothing until the first has settled, together with what follows
 * the response, such as leaving the screen. `work` returns undefined when it sends nothing.
 */
export function useSubmit<Args extends unknown[]>(
  work: (...args: Args) => Promise<void> | undefined,
) {
  // A ref in addition to the state: a second click arrives before the next render.
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)

  const submit = async (...args: Args): Promise<void> => {
    if (isRunning.current) return
    const sending = work(...args)
    if (!sending) return
    isRunning.current = true
    setIsPending(true)
    try {
      await sending
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { submit, isPending }
}
