import { useEffect, useRef, useState } from 'react'
import { backgroundWork } from '@/ui/shell/frame/background-work'
import {
  addExport,
  askBeforeSignOut,
  isRunning,
  leaveDialog,
  removeExport,
  runExport,
  useExports,
  type ExportWork,
} from './exports'
import { ExportsButton } from './exports-button'

/**
 * Runs a dialog's exports one at a time, and returns their progress, failure and controls. When the dialog closes, a
 * running export continues in the header without calling `onSaved`.
 */
export function useBackgroundExport(onSaved: () => void) {
  const [id, setId] = useState<number>()
  const entry = useExports().find((each) => each.id === id)
  // Refs as well as state, because a second click can arrive before the next render.
  const current = useRef<number>(undefined)
  const isStarting = useRef(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      if (current.current !== undefined) leaveDialog(current.current)
    }
  }, [])

  const isBusy = () => isStarting.current || (entry !== undefined && isRunning(entry))

  function cancel() {
    if (current.current !== undefined) removeExport(current.current)
    show(undefined)
  }

  function show(next: number | undefined) {
    current.current = next
    setId(next)
  }

  async function resume() {
    const running = current.current
    if (running === undefined || !(await runExport(running)) || !isOpen.current) return
    cancel()
    onSaved()
  }

  /**
   * Starts an export. `open` must ask where to save the file during the click, and returns undefined if the user
   * declines.
   */
  async function start<Sink extends { abort: () => Promise<void> }>(
    open: () => Promise<Sink | undefined>,
    createWork: (sink: Sink) => ExportWork,
  ) {
    if (isBusy()) return
    isStarting.current = true
    try {
      const sink = await open()
      if (!sink) return
      const work = createWork(sink)
      // While the picker was open, another tab may have ended the login.
      if (!isOpen.current || !work.login.auth.isCurrent(work.login.sid))
        return await sink.abort().catch(() => {})
      cancel()
      backgroundWork.set({ Status: ExportsButton, beforeSignOut: askBeforeSignOut })
      show(addExport(work))
    } finally {
      isStarting.current = false
    }
    await resume()
  }

  return {
    isRunning: entry !== undefined && isRunning(entry),
    isBusy,
    progress: entry?.progress,
    failure: entry?.failure,
    start,
    resume,
    cancel,
  }
}
