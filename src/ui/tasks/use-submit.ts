import { useRef, useState } from 'react'

/**
 * Runs one submit at a time (row J1), including follow-up work such as leaving the screen. `work` returns undefined if
 * it sends nothing.
 */
export function useSubmit<Args extends unknown[]>(
  work: (...args: Args) => Promise<void> | undefined,
) {
  // A ref as well as state, because a second click can arrive before the next render.
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
